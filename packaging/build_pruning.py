"""What of the wheels stays out of the program, and why; the spec asks here for every file that PyInstaller found.

Qt's libraries are kept by name (whatever is new in a release of Qt stays out until somebody needs it), everything else
is left out by name. What is kept must not need what is left out: packing for Debian follows every library.
"""

import re
from collections.abc import Mapping
from fnmatch import fnmatchcase
from pathlib import PurePosixPath

from pos_app.system.settings import SPOKEN

KEPT_QT: Mapping[str, str] = {
    "Core": "everything",
    "Gui": "everything",
    "Widgets": "every screen",
    "DBus": "Qt6Gui needs it: settings of the desktop, input methods, accessibility",
    "Network": "WebEngine, and the one address of a page that Python is told",
    "Svg": "icons",
    "Test": "the hands of `pos-app self-test`",
    "PrintSupport": "printing by the system's own drivers, PDF; WebEngine needs it as well",
    "Multimedia": "sounds of results",
    "Concurrent": "Qt6Multimedia needs it",
    "WebEngineCore": "device check and the bank's page",
    "WebEngineWidgets": "device check and the bank's page",
    "WebChannel": "reports of those pages",
    "Positioning": "Qt6WebEngineCore needs it, and is never given a place",
    "Quick": "Qt6WebEngineCore draws with it",
    "QuickWidgets": "Qt6WebEngineWidgets shows with it",
    "Qml": "Qt6Quick needs it",
    "QmlMeta": "Qt6Quick needs it",
    "QmlModels": "Qt6Quick needs it",
    "QmlWorkerScript": "Qt6Quick needs it",
    "OpenGL": "Qt6Quick needs it",
    "OpenGLWidgets": "Qt6QuickWidgets may need it",
    "XcbQpa": "windows under X",
    "WaylandClient": "windows under Wayland",
    "WlShellIntegration": "windows under Wayland",
}

KEPT_BINDINGS = frozenset(
    {"Core", "Gui", "Widgets", "Network", "Svg", "Test", "PrintSupport", "Multimedia", "WebChannel"}
    | {"WebEngineCore", "WebEngineWidgets"}
)
"""The Python side of them: what pos_app imports, and what those modules import themselves."""

KEPT_LANGUAGES = frozenset(language.value for language in SPOKEN)
"""The languages of the screen; Chromium and Qt have no Hausa."""

PRUNED: Mapping[str, str] = {
    "PySide6/**/qml/*": "no QML is loaded: WebEngine's widgets need its libraries only",
    "PySide6/**/libpyside6qml*": "the bindings of QML",
    "PySide6/pyside6qml*": "the bindings of QML",
    "PySide6/**/resources/qtwebengine_devtools_resources*": "the till opens no developer tools",
    "PySide6/**/resources/*.debug.*": "of debug builds of Qt",
    "PySide6/**/resources/v8_context_snapshot.debug*": "of debug builds of Qt",
    "PySide6/**/plugins/egldeviceintegrations/*": "screens without a desktop",
    "PySide6/**/plugins/generic/*": "touch and keys without a desktop; X, Wayland and Windows bring theirs",
    "PySide6/**/plugins/multimedia/*": "video, and codecs: four short WAV files need neither",
    "PySide6/**/libav*": "codecs of that",
    "PySide6/**/libsw*": "codecs of that",
    "PySide6/**/avcodec*": "codecs of that",
    "PySide6/**/avformat*": "codecs of that",
    "PySide6/**/avutil*": "codecs of that",
    "PySide6/**/swresample*": "codecs of that",
    "PySide6/**/swscale*": "codecs of that",
    "PySide6/**/libQt6FFmpegStub*": "codecs of that",
    "PySide6/**/plugins/networkinformation/*": "nobody asks Qt about the network: the service answers or it does not",
    "PySide6/**/plugins/platforms/*eglfs*": "screens without a desktop",
    "PySide6/**/plugins/platforms/*linuxfb*": "screens without a desktop",
    "PySide6/**/plugins/platforms/*minimalegl*": "screens without a desktop",
    "PySide6/**/plugins/platforms/*vkkhrdisplay*": "screens without a desktop",
    "PySide6/**/plugins/platforms/*vnc*": "a till is not looked at from elsewhere",
    "PySide6/**/plugins/platforms/*direct2d*": "the other way to draw on Windows is kept",
    "PySide6/**/plugins/platforminputcontexts/*virtualkeyboard*": "needs QML; the till has keys of its own",
    "PySide6/**/plugins/platformthemes/*gtk3*": "would bring GTK; colours come from the portal, dialogs are ours",
    "PySide6/**/plugins/position/*": "no page is told where the shop is",
    "PySide6/**/plugins/qmltooling/*": "doors for debuggers",
    "PySide6/**/plugins/tls/*certonly*": "the one that can connect is kept",
    "PySide6/**/plugins/imageformats/*gif*": "our pictures are SVG and PNG; the bank's are drawn by Chromium",
    "PySide6/**/plugins/imageformats/*icns*": "as gif",
    "PySide6/**/plugins/imageformats/*pdf*": "as gif; to make PDF Qt6Gui is enough",
    "PySide6/**/plugins/imageformats/*tga*": "as gif",
    "PySide6/**/plugins/imageformats/*tiff*": "as gif",
    "PySide6/**/plugins/imageformats/*wbmp*": "as gif",
    "PySide6/**/plugins/imageformats/*webp*": "as gif",
    "PySide6/**/plugins/wayland-graphics-integration-client/*vulkan*": "windows are drawn without it",
    "PySide6/opengl32sw*": "OpenGL in software for Windows of 2009",
    "PIL/_avif*": "paper is black and white: PNG and BMP are enough",
    "PIL/_webp*": "as _avif",
    "PIL/_imagingtk*": "as _avif",
    "pillow.libs/libavif*": "as _avif",
    "pillow.libs/libwebp*": "as _avif",
    "pillow.libs/libsharpyuv*": "as _avif",
    "libavif-*": "as _avif",
    "libwebp*": "as _avif",
    "libsharpyuv-*": "as _avif",
    "hypothesis/*": "of the tests",
    "setuptools/*": "of the build",
    "_pytest/*": "of the tests",
}

UNWANTED_MODULES: Mapping[str, str] = {
    "tkinter": "another toolkit",
    "hypothesis": "of the tests; pydantic looks for it",
    "pytest": "of the tests",
    "_pytest": "of the tests",
    "setuptools": "of the build",
    "pip": "of the set-up",
    "rich": "coloured command lines of libraries",
    "pygments": "as rich",
    "IPython": "as rich",
    "numpy": "Pillow can do without",
}

QT_FILE = re.compile(
    r"(?:lib)?Qt(?P<six>6?)(?P<name>[A-Z0-9][A-Za-z0-9]*)(?:\.abi3)?\.(?:so|dll|pyd|framework|dylib)\b"
)
LOCALE = re.compile(r"(?:^|/)qtwebengine_locales/(?P<language>[a-z]{2,3})(?:[-_.].*)?$")
CATALOGUE = re.compile(r"(?:^|/)translations/(?P<book>[a-z_]+?)_(?P<language>[a-z]{2,3})(?:_[A-Z]{2})?\.qm$")
BABEL = re.compile(r"^babel/locale-data/(?P<language>[a-z]{2,3})(?:_\w+)?\.dat$")
BOOKS = frozenset({"qtbase", "qt"})
PYTHON = re.compile(r"/libpython3[^/]*\.so|/python3[^/]*/")
"""The interpreter comes along wherever it was found: another system has another one."""
SYSTEM_FOLDERS = ("/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/")


def why_pruned(place: str, found_at: str = "", *, is_linux: bool = False) -> str | None:
    """Why a file stays out of the program; None when it comes along. `place` is where it would lie in the program."""
    path = str(PurePosixPath(place.replace("\\", "/")))
    if is_linux and found_at.startswith(SYSTEM_FOLDERS) and PYTHON.search(found_at) is None:
        return "the system has it and keeps it safe; the package asks for it"
    for pattern, why in PRUNED.items():
        if fnmatchcase(path, pattern) or fnmatchcase(path, pattern.replace("**/", "")):
            return why
    return _why_not_this_qt(path) or _why_not_this_language(path)


def _why_not_this_qt(path: str) -> str | None:
    named = QT_FILE.search(path)
    if named is None:
        return None
    name = named["name"]
    # PySide6/QtGui.abi3.so is a binding; macOS calls its libraries without the 6, and keeps them as frameworks.
    is_binding = not named["six"] and path.count("/") == 1 and ".framework" not in path
    if is_binding:
        return None if name in KEPT_BINDINGS else "nothing imports this binding"
    return None if name in KEPT_QT else "nothing uses this part of Qt"


def _why_not_this_language(path: str) -> str | None:
    for pattern in (LOCALE, BABEL):
        found = pattern.search(path)
        if found is not None and found["language"] not in KEPT_LANGUAGES and "root" not in path:
            return "the till does not speak it"
    found = CATALOGUE.search(path)
    if found is None:
        return None
    if found["language"] not in KEPT_LANGUAGES:
        return "the till does not speak it"
    return None if found["book"] in BOOKS else "words of parts that are not used"
