"""The examples of the documentation, and the notebook."""

from __future__ import annotations

import doctest
import importlib
import json
import os
import pkgutil
import unittest
from pathlib import Path

import grundy

from . import notebook

ROOT = Path(__file__).resolve().parents[2]
LESSON = ROOT / "python" / "lesson.ipynb"


class DocumentationTest(unittest.TestCase):
    def check(self, failures: doctest.TestResults, least: int) -> None:
        self.assertEqual(failures.failed, 0)
        self.assertGreaterEqual(failures.attempted, least)

    def test_docstrings(self) -> None:
        names = [module.name for module in pkgutil.iter_modules(grundy.__path__, "grundy.")]
        results = [doctest.testmod(importlib.import_module(name)) for name in ("grundy", *names)]
        self.check(doctest.TestResults(sum(r.failed for r in results), sum(r.attempted for r in results)), 20)

    def test_pages(self) -> None:
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(ROOT)
        for page, least in ((ROOT / "docs" / "python.md", 60), (ROOT / "python" / "README.md", 5)):
            with self.subTest(page=page.name):
                results = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
                self.check(results, least)

    def test_every_block_of_python_is_tested(self) -> None:
        page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
        self.assertNotIn("```python", page)

    def test_public_names_exist_and_are_documented(self) -> None:
        for name in grundy.__all__:
            self.assertTrue(getattr(grundy, name).__doc__, name)


class LessonTest(unittest.TestCase):
    def test_the_lesson_prints_what_it_shows(self) -> None:
        self.assertEqual(notebook.differences(json.loads(LESSON.read_text(encoding="utf-8"))), [])

    def test_a_wrong_output_is_found(self) -> None:
        cell = {"cell_type": "code", "source": ["1 + 1"], "outputs": []}
        wrong = {"output_type": "execute_result", "data": {"text/plain": ["3"]}}
        right = {"output_type": "execute_result", "data": {"text/plain": ["2"]}}
        self.assertEqual(notebook.differences({"cells": [{**cell, "outputs": [right]}]}), [])
        self.assertEqual(len(notebook.differences({"cells": [{**cell, "outputs": [wrong]}]})), 1)
        self.assertEqual(len(notebook.differences({"cells": [cell]})), 1)


if __name__ == "__main__":
    unittest.main()
