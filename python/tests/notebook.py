"""Runs a notebook without Jupyter.

``python -m tests.notebook lesson.ipynb`` tells where the outputs of its cells differ from those that are stored;
with ``--write`` it stores them.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
import sys
from pathlib import Path
from typing import Any

#: The pictures and formulas that an object may have, by the names of their methods.
_RICH = {"image/svg+xml": "_repr_svg_", "text/latex": "_repr_latex_"}


def run(notebook: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """The outputs of the code cells, in order, as they are stored in a notebook."""
    names: dict[str, Any] = {"__name__": "__main__"}
    return [_outputs(cell, names, number) for number, cell in enumerate(_code(notebook), 1)]


def _code(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def _outputs(cell: dict[str, Any], names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    tree = ast.parse("".join(cell["source"]))
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, f"cell {number}", "exec"), names)
        result = None if last is None else eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": _lines(printed.getvalue())})
    if result is not None:
        outputs.append(
            {"data": _data(result), "execution_count": number, "metadata": {}, "output_type": "execute_result"}
        )
    return outputs


def _data(result: Any) -> dict[str, list[str]]:
    data = {"text/plain": _lines(repr(result))}
    for kind, method in _RICH.items():
        rich = getattr(result, method, lambda: None)()
        if rich is not None:
            data[kind] = _lines(rich)
    return data


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def differences(notebook: dict[str, Any]) -> list[str]:
    """One sentence for each cell whose text differs from what is stored. Pictures are not compared."""
    cells = _code(notebook)
    return [
        f"cell {number}: expected {_text(cell['outputs'])!r}, found {_text(outputs)!r}"
        for number, (cell, outputs) in enumerate(zip(cells, run(notebook)), 1)
        if _text(cell["outputs"]) != _text(outputs)
    ]


def _text(outputs: list[dict[str, Any]]) -> str:
    return "".join("".join(output.get("text", output.get("data", {}).get("text/plain", []))) for output in outputs)


def main() -> int:
    *options, name = sys.argv[1:]
    file = Path(name)
    notebook = json.loads(file.read_text(encoding="utf-8"))
    if options == ["--write"]:
        for number, (cell, outputs) in enumerate(zip(_code(notebook), run(notebook)), 1):
            cell.update(execution_count=number, outputs=outputs)
        file.write_text(json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n", encoding="utf-8")
        return 0
    found = differences(notebook)
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
