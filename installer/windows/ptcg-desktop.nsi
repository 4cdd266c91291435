; NSIS 3. Not tried yet: written without a Windows machine at hand. Build the folder dist\ptcg-desktop first (README.md).
Unicode true
Name "PTCG Desktop"
OutFile "..\..\dist\ptcg-desktop-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\PTCG Desktop"
RequestExecutionLevel user
SetCompressor /SOLID lzma

Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

Section
  SetOutPath "$INSTDIR"
  File /r "..\..\dist\ptcg-desktop\*.*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\PTCG Desktop.lnk" "$INSTDIR\ptcg-desktop.exe"
SectionEnd

Section "Uninstall"
  ; The collection is in the user's data folder and stays.
  Delete "$SMPROGRAMS\PTCG Desktop.lnk"
  RMDir /r "$INSTDIR"
SectionEnd
