@echo off
rem Starts Grundy where it is installed: on the Java runtime that lies beside it, or else on a JDK.
setlocal
set "app=%~dp0..\lib\grundy"
set "java=%app%\runtime\bin\java.exe"
if exist "%java%" goto found
if not defined JAVA_HOME goto onpath
set "java=%JAVA_HOME%\bin\java.exe"
if exist "%java%" goto found
:onpath
set "java=java.exe"
where /q java.exe && goto found
echo grundy: Java 25 was not found; install a JDK 25, such as Eclipse Temurin 25, or set JAVA_HOME to one. 1>&2
exit /b 2
:found
set "mode="
if exist "%app%\grundy.aot" set mode="-XX:AOTCache=%app%\grundy.aot"
if "%~1"=="serve" set mode="@%app%\serve.args"
"%java%" "@%app%\java.args" %mode% -Dgrundy.command=grundy %GRUNDY_JAVA_OPTS% -cp "%app%\grundy.jar" org.grundy.cli.Main %*
exit /b %ERRORLEVEL%
