"""The wheel, and how pip installs the package: without a network, and without writing to the folder."""

from __future__ import annotations

import base64
import csv
import hashlib
import os
import subprocess
import sys
import tempfile
import unittest
import zipfile
from importlib.util import find_spec
from pathlib import Path

import grundy

PACKAGE = Path(__file__).resolve().parents[1]
NAME = f"grundy-{grundy.__version__}-py3-none-any.whl"


class WheelTest(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def built(self, where: str, hook: str = "build_wheel") -> Path:
        folder = self.folder / where
        folder.mkdir()
        program = f"import build_backend; print(build_backend.{hook}({str(folder)!r}))"
        name = subprocess.check_output([sys.executable, "-c", program], cwd=PACKAGE, text=True).strip()
        self.assertEqual(name, NAME)
        return folder / name

    def test_has_the_package_the_licence_and_the_checksum_of_each_file(self) -> None:
        with zipfile.ZipFile(self.built("wheel")) as wheel:
            names = set(wheel.namelist())
            info = f"grundy-{grundy.__version__}.dist-info"
            sources = {f"grundy/{file.name}" for file in (PACKAGE / "grundy").glob("*.py")}
            own = {f"{info}/{name}" for name in ("METADATA", "WHEEL", "RECORD", "licenses/LICENSE")}
            self.assertEqual(names, {*sources, "grundy/py.typed", *own})
            for name, digest, size in csv.reader(wheel.read(f"{info}/RECORD").decode().splitlines()):
                names.remove(name)
                if name != f"{info}/RECORD":
                    found = base64.urlsafe_b64encode(hashlib.sha256(wheel.read(name)).digest()).decode().rstrip("=")
                    self.assertEqual((digest, int(size)), (f"sha256={found}", len(wheel.read(name))))
            self.assertEqual(names, set())

    def test_is_the_same_byte_for_byte(self) -> None:
        self.assertEqual(self.built("one").read_bytes(), self.built("two").read_bytes())

    def test_an_editable_one_refers_to_the_folder(self) -> None:
        with zipfile.ZipFile(self.built("wheel", "build_editable")) as wheel:
            self.assertEqual(wheel.read("grundy.pth").decode(), f"{PACKAGE}\n")

    @unittest.skipIf(find_spec("pip") is None, "needs pip")
    def test_pip_installs_the_folder_without_a_network(self) -> None:
        site = self.folder / "site"
        listed = sorted(PACKAGE.rglob("*"))
        command = [sys.executable, "-m", "pip", "install", "-q", "--no-index", "--target", str(site), str(PACKAGE)]
        subprocess.run(command, check=True, capture_output=True, env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"})
        self.assertEqual(sorted(PACKAGE.rglob("*")), listed)
        program = "import grundy, importlib.metadata as m; print(grundy.__file__, m.version('grundy'))"
        environment = {**os.environ, "PYTHONPATH": str(site)}
        printed = subprocess.check_output([sys.executable, "-c", program], cwd=self.folder, env=environment, text=True)
        self.assertEqual(printed.split(), [str(site / "grundy" / "__init__.py"), grundy.__version__])


if __name__ == "__main__":
    unittest.main()
