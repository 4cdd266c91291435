#!/usr/bin/env bash
# Builds what people install on Linux: installer/build.sh bundle → dist/ptcg-desktop/, installer/build.sh deb → dist/*.deb
# `make deb` prepares the machine and calls it. DEB_COMPRESS=xz makes a smaller package, slowly.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
what="${1:-bundle}"
python=.venv/bin/python
version="$($python -c 'import ptcg_desktop; print(ptcg_desktop.__version__)')"

$python -c 'import PyInstaller' 2>/dev/null || $python -m pip install --quiet --no-build-isolation -e '.[bundle]'
$python -m tools.translations compile

# PyInstaller leaves out, without a word, X libraries that this machine does not have.
for library in libxcb-icccm.so.4 libxcb-keysyms.so.1 libxcb-cursor.so.0; do
    PATH="$PATH:/sbin:/usr/sbin" ldconfig -p | grep -qF "$library " || { echo "$library is missing here: run tools/bootstrap.sh deb" >&2; exit 2; }
done

rm -rf build/bundle dist/ptcg-desktop
$python -m PyInstaller --log-level WARN --noconfirm --workpath build/bundle --distpath dist installer/ptcg-desktop.spec
QT_QPA_PLATFORM=offscreen dist/ptcg-desktop/ptcg-desktop --version
[ "$what" = deb ] || exit 0

tree=build/deb
rm -rf "$tree"
install -d "$tree/opt" "$tree/usr/bin" "$tree/DEBIAN"
cp -a dist/ptcg-desktop "$tree/opt/ptcg-desktop"
ln -s /opt/ptcg-desktop/ptcg-desktop "$tree/usr/bin/ptcg-desktop"
install -Dm644 installer/linux/ptcg-desktop.desktop "$tree/usr/share/applications/ptcg-desktop.desktop"
install -Dm644 installer/ptcg-desktop.svg "$tree/usr/share/icons/hicolor/scalable/apps/ptcg-desktop.svg"
install -Dm644 LICENSE "$tree/usr/share/doc/ptcg-desktop/copyright"
sed -e "s/@VERSION@/$version/" -e "s/@SIZE@/$(du -sk "$tree" | cut -f1)/" \
    -e "s/@ARCHITECTURE@/$(dpkg --print-architecture)/" installer/linux/control.in >"$tree/DEBIAN/control"
find "$tree" -type d -exec chmod 755 {} +
deb="dist/ptcg-desktop_${version}_$(dpkg --print-architecture).deb"
dpkg-deb --root-owner-group -Z"${DEB_COMPRESS:-zstd}" --build "$tree" "$deb"
echo "$deb"
