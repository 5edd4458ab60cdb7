"""Builds the wheel of this package with the standard library alone (PEP 517).

pip can install this folder without a network, and without writing to it. The same files make the same bytes.
"""

from __future__ import annotations

import base64
import hashlib
import re
import zipfile
from pathlib import Path
from typing import Any

_HERE = Path(__file__).resolve().parent
#: The oldest time that a zip file can hold.
_TIME = (1980, 1, 1, 0, 0, 0)

_METADATA = """\
Metadata-Version: 2.4
Name: grundy
Version: {version}
Summary: Combinatorial games: who wins, what a position is worth, and why
Keywords: combinatorial game theory,Nim,Sprague-Grundy,surreal numbers
License-Expression: Apache-2.0
License-File: LICENSE
Classifier: Development Status :: 4 - Beta
Classifier: Intended Audience :: Education
Classifier: Intended Audience :: Science/Research
Classifier: Programming Language :: Python :: 3
Classifier: Topic :: Scientific/Engineering :: Mathematics
Classifier: Typing :: Typed
Requires-Python: >=3.10
Description-Content-Type: text/markdown

{readme}"""

_WHEEL = """\
Wheel-Version: 1.0
Generator: grundy
Root-Is-Purelib: true
Tag: py3-none-any
"""


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: Any = None) -> str:
    """Writes the wheel into a folder and returns its name."""
    return _write(Path(wheel_directory), {f"grundy/{file.name}": file.read_bytes() for file in _sources()})


def build_editable(wheel_directory: str, config_settings: Any = None, metadata_directory: Any = None) -> str:
    """The same with a reference to this folder in place of the modules (PEP 660)."""
    return _write(Path(wheel_directory), {"grundy.pth": f"{_HERE}\n".encode()})


def _sources() -> list[Path]:
    return [file for file in (_HERE / "grundy").iterdir() if file.suffix == ".py" or file.name == "py.typed"]


def _write(folder: Path, files: dict[str, bytes]) -> str:
    version = _version()
    readme = (_HERE / "README.md").read_text(encoding="utf-8")
    licence = next(place / "LICENSE" for place in (_HERE, _HERE.parent) if (place / "LICENSE").is_file())
    info = f"grundy-{version}.dist-info"
    files = {
        **dict(sorted(files.items())),
        f"{info}/METADATA": _METADATA.format(version=version, readme=readme).encode(),
        f"{info}/WHEEL": _WHEEL.encode(),
        f"{info}/licenses/LICENSE": licence.read_bytes(),
    }
    record = "".join(f"{name},sha256={_digest(content)},{len(content)}\n" for name, content in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    wheel = folder / f"grundy-{version}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:  # not compressed: versions of zlib differ in their bytes
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, _TIME)
            entry.create_system = 3  # Unix, on any system
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, content)
    return wheel.name


def _version() -> str:
    text = (_HERE / "grundy" / "_version.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.*)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def _digest(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
