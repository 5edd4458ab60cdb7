"""Positions, values, sequences, proofs and formulas against published values."""

from __future__ import annotations

import os
import pickle
import tempfile
import unittest
import xml.etree.ElementTree
from fractions import Fraction
from pathlib import Path
from typing import Any

from grundy import (
    AtLeast,
    BadInput,
    Game,
    LimitReached,
    NotProved,
    Sides,
    Value,
    check,
    conjecture,
    exercises,
    positions,
    prove,
    sequence,
    table,
    value_table,
)
from grundy._client import shared

ROOT = Path(__file__).resolve().parents[2]
PRIME_NIM = ROOT / "docs" / "examples" / "PrimeNim.java"


class GameTest(unittest.TestCase):
    def test_an_impartial_position(self) -> None:
        game = Game("wythoff 6 11")
        self.assertEqual((game.outcome, game.nim_value, game.moves, game.play), ("N", 2, 23, "normal"))
        self.assertEqual(game.value, Value("*2"))
        (move,) = game.winning_moves
        self.assertEqual((str(move), move.to, move.to.outcome), ("0 1", Game("wythoff 6 10"), "P"))
        self.assertEqual(move.to.winning_moves, ())

    def test_a_name_and_a_position(self) -> None:
        self.assertEqual(Game("nim", [3, 4, 5]), Game("nim 3 4 5"))
        self.assertEqual(Game("wythoff", (6, 11), misere=True), Game("wythoff 6 11", misere=True))
        self.assertEqual((Game("kayles", 9), Game("domineering", "4x4")), (Game("kayles 9"), Game("domineering 4x4")))
        for wrong in ([3, "4"], 2.5, [True], True):
            with self.assertRaisesRegex(TypeError, "^at: expected text or whole numbers, found "):
                Game("nim", wrong)  # type: ignore[arg-type]

    def test_a_partizan_position(self) -> None:
        game = Game("domineering 2x2")
        self.assertEqual((game.outcome, game.nim_value, game.moves), ("N", None, Sides(2, 2)))
        self.assertEqual(game.value, Value("+-1"))
        self.assertEqual([move.to.value for move in game.winning_moves.left], [1, 1])
        self.assertEqual([move.to.value for move in game.winning_moves.right], [-1, -1])
        self.assertEqual((game.thermograph.mean, game.thermograph.temperature), (0, 1))

    def test_misere_play(self) -> None:
        """Bouton: with heaps of 0 and 1 alone, an odd number of them is lost."""
        self.assertEqual(Game("nim 1 1 1").outcome, "N")
        self.assertEqual(Game("nim 1 1 1", misere=True).outcome, "P")
        self.assertEqual(Game("marienbad").play, "misere")
        self.assertIsNone(Game("marienbad").value)
        self.assertTrue(all(move.to.outcome == "P" for move in Game("nim 3 5 7", misere=True).winning_moves))

    def test_negatives_and_copies(self) -> None:
        game = Game("domineering 2x3")
        self.assertEqual((-game).value, Value("{1/2|-2}"))
        self.assertEqual(-(-game), game)
        self.assertEqual(str(-(game - Game("domineering 1x2"))), "-domineering 2x3 + domineering 1x2")
        self.assertEqual((game - game).outcome, "P")
        self.assertEqual((game - (game + Game("domineering 1x2"))).value, Value(1))
        for text in ("-nim 3", "{2 + 1|0} - *", "partizan-take:1,2/1,3 5", "nim 3 - kayles 2 + nim 4", "(k,0)(0,k) 3 4"):
            self.assertEqual((Game(text) - Game(text)).outcome, "P", text)
            self.assertEqual((-(-Game(text))).answer, Game(text).answer, text)
        self.assertEqual((-Game("take k where k <= n - 1 7")).nim_value, 6)
        self.assertEqual((2 * game).value, 2 * Value("{2|-1/2}"))
        self.assertEqual((game * 1), game)
        with self.assertRaisesRegex(ValueError, "expected 1 or more copies of a game, found 0"):
            game * 0

    def test_many_at_once(self) -> None:
        """Bouton: a position of Nim is lost if the nim-sum of its heaps is 0."""
        heaps = [(a, b, c) for a in range(8) for b in range(8) for c in range(8)]
        games = Game.all(f"nim {a} {b} {c}" for a, b, c in heaps)
        self.assertEqual([game.nim_value for game in games], [a ^ b ^ c for a, b, c in heaps])
        self.assertEqual([game.outcome for game in Game.all(["nim 1 1 1", "nim 1 1"], misere=True)], ["P", "N"])
        self.assertEqual(Value.all(["1/2", 3, Value("^")]), [Value("1/2"), Value(3), Value("^")])
        self.assertEqual((Game.all([]), Value.all([])), ([], []))
        with self.assertRaisesRegex(BadInput, "no game matches") as caught:
            Game.all(["nim 1", "there-is-no-such-game 2", "nim 3"])
        self.assertEqual(caught.exception.index, 1)
        games = Game.all(["nim 1", "there-is-no-such-game 2", "nim 3"], return_exceptions=True)
        self.assertEqual((games[0].outcome, type(games[1]), games[2].outcome), ("N", BadInput, "N"))
        values = Value.all(["1", "{1|", "1 > 0", "2"], return_exceptions=True)
        self.assertEqual((values[0], values[3], values[1].index, values[2].index), (Value(1), Value(2), 1, 2))
        for wrong in (lambda: Game(3), lambda: Game.all("nim 1"), lambda: Value.all("1"), lambda: Value(None)):
            self.assertRaises(TypeError, wrong)
        with self.assertRaisesRegex(TypeError, r"found Game\('nim 3'\); for its value, write \.value$"):
            Value(Game("nim 3"))  # type: ignore[arg-type]
        with self.assertRaisesRegex(BadInput, "expected a value, found a comparison: 1 > 0"):
            Value.all(["1 > 0"])

    def test_all_moves_are_listed(self) -> None:
        nim = Game("nim 1 2")
        self.assertEqual([move.to for move in nim.legal_moves], [Game("nim 0 2"), Game("nim 1 1"), Game("nim 1 0")])
        lost = Game("nim 1 1")
        self.assertEqual((lost.winning_moves, len(lost.legal_moves)), ((), 2))
        self.assertEqual([len(side) for side in Game("domineering 2x3").legal_moves], [3, 4])

    def test_drawings_are_saved(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "board.svg"
            for picture in (Game("domineering 3x3").draw(), Value("{5|2||-3}").thermograph):
                picture.save(file)
                self.assertEqual(xml.etree.ElementTree.parse(file).getroot().tag, "{http://www.w3.org/2000/svg}svg")

    def test_messages_name_parameters(self) -> None:
        with self.assertRaises(LimitReached) as limit:
            Game("domineering 8x8", nodes=1000).outcome
        self.assertNotIn("--", str(limit.exception))

    def test_sums(self) -> None:
        game = Game("nim 3 4") + Game("kayles 9")
        self.assertEqual(game, Game("nim 3 4 + kayles 9"))
        self.assertEqual(game.nim_value, 3 ^ 4 ^ 4)
        self.assertTrue(all(move.to.nim_value == 0 for move in game.winning_moves))
        self.assertEqual((Game("domineering 2x3") - Game("domineering 2x3")).outcome, "P")

    def test_points(self) -> None:
        """By hand: take 2, then 9 cannot be kept from you: 11 to 4."""
        self.assertEqual(Game("front-or-back 3 9 1 2").score, {"leftStarts": 7, "rightStarts": -7})

    def test_numbers_of_any_size(self) -> None:
        heap = 10**40
        game = Game(f"nim {heap}")
        self.assertEqual((game.nim_value, game.moves), (heap, heap))

    def test_counts_that_may_be_larger(self) -> None:
        self.assertEqual(AtLeast(3), 3)
        self.assertEqual((str(AtLeast(3)), repr(AtLeast(3))), ("at least 3", "at least 3"))

    def test_own_rules(self) -> None:
        game = Game("prime-nim 9 11", rules=PRIME_NIM)
        self.assertEqual(game.nim_value, 1)
        self.assertEqual(game.winning_moves[0].to.outcome, "P")
        self.assertEqual(game, Game("prime-nim 9 11", rules=str(PRIME_NIM)))
        self.assertNotEqual(game, Game("prime-nim 9 11"))
        self.assertIn("PrimeNim.java", repr(game))
        with self.assertRaisesRegex(BadInput, "^no game matches 'prime-nim'"):
            Game("prime-nim 9 11").outcome

    def test_own_rules_work_in_every_function(self) -> None:
        """By hand: from 9 to 7, 6, 4 and 2, whose values are 3, 3, 2 and 1."""
        values = [0, 0, 1, 1, 2, 2, 3, 3, 4, 0]
        self.assertEqual(sequence("prime-nim", 9, rules=PRIME_NIM), values)
        self.assertEqual(sequence("prime-nim", 3, rules=PRIME_NIM).at(9), 0)
        self.assertEqual(conjecture("prime-nim", rules=PRIME_NIM).values[:10], values)
        self.assertEqual(Value("prime-nim 4 7", rules=PRIME_NIM), Value("*2 + *3"))
        with self.assertRaisesRegex(NotProved, "prime-nim"):
            prove("prime-nim", rules=PRIME_NIM, time=20)

    def test_paths_are_relative_to_the_present_folder(self) -> None:
        shared().run("--version")
        self.addCleanup(os.chdir, os.getcwd())
        os.chdir(PRIME_NIM.parent)
        self.assertEqual(Game("prime-nim 5", rules=PRIME_NIM.name).nim_value, 2)
        halves = prove("halves.theory")
        self.assertEqual(halves.counterexample, {"m": 1, "n": 1})
        self.assertEqual(halves.theorems, {"halves": "proved", "gap": "refuted"})

    def test_words_and_pictures(self) -> None:
        game = Game("nim 3 4 5")
        self.assertIn("Winning move", game.explain())
        self.assertGreater(len(game.explain("full")), len(game.explain()))
        for drawing in (game._repr_svg_(), Game("nim 1 2").draw("tree")._repr_svg_()):
            self.assertEqual(xml.etree.ElementTree.fromstring(drawing).tag, "{http://www.w3.org/2000/svg}svg")
        self.assertRegex(repr(Game("nim 1 2").draw("strategy")), "^<drawing, [0-9]+ characters of SVG>$")

    def test_texts_and_equality(self) -> None:
        self.assertEqual((str(Game("nim 3")), repr(Game("nim 3"))), ("nim 3", "Game('nim 3')"))
        self.assertEqual(repr(Game("nim 3", misere=True)), "Game('nim 3', misere=True)")
        self.assertEqual(len({Game("nim 3"), Game("nim 3"), Game("nim 3", misere=True)}), 2)
        self.assertNotEqual(Game("nim 3"), "nim 3")
        with self.assertRaises(TypeError):
            Game("nim 3") + 1

    def test_errors(self) -> None:
        with self.assertRaisesRegex(BadInput, "^nim takes any number of heaps; say how many, for example heaps=3$"):
            prove("nim")
        with self.assertRaisesRegex(BadInput, "^first is for a statement with a free variable"):
            prove("1 = 1", first=3)
        with self.assertRaisesRegex(BadInput, "^no game matches 'wythof'; did you mean wythoff?"):
            Game("wythof 6 11").outcome
        with self.assertRaises(LimitReached):
            Game("domineering 8x8", nodes=1000).outcome


class ValueTest(unittest.TestCase):
    def test_a_group(self) -> None:
        values = [Value(name) for name in ("0", "1/2", "*", "^", "{3|1}", "{2||1|0}")]
        for value in values:
            self.assertEqual(value + 0, value)
            self.assertEqual(value - value, 0)
            self.assertEqual(-(-value), value)
            for other in values:
                self.assertEqual(value + other, other + value)
                self.assertEqual(value - other, -(other - value))

    def test_multiples(self) -> None:
        up = Value("^")
        self.assertEqual(3 * up, up + up + up)
        self.assertEqual(up * -2, Value("vv"))

    def test_the_order(self) -> None:
        up, star = Value("^"), Value("*")
        self.assertTrue(up > 0 and up >= 0 and not up < 0 and not up <= 0 and up != 0)
        self.assertTrue(star.confused(0) and star <= 1 and not star <= 0 and not star >= 0)
        self.assertEqual([up.compare(other) for other in (star, 0, up, 1)], ["||", ">", "=", "<"])
        self.assertTrue(0 < up < Fraction(1, 1024))
        self.assertTrue(up + up > star)

    def test_equal_games_are_the_same(self) -> None:
        for one, other in (("{0|1}", "1/2"), ("{0,*|*}", "^"), ("* + *", "0"), ("domineering 2x3", "{2|-1/2}")):
            self.assertEqual(Value(one), Value(other))
            self.assertEqual(hash(Value(one)), hash(Value(other)))
        self.assertEqual({Value("1/2"): "half"}[Fraction(1, 2)], "half")
        self.assertEqual(Value(Fraction(3, 4)).number, Fraction(3, 4))
        self.assertEqual((Value(0.75), Value("1/2") + 0.25, hash(Value(0.5))), (0.75, 0.75, hash(0.5)))
        self.assertIsNone(Value("*").number)
        self.assertNotEqual(Value("*"), "*")

    def test_what_is_known(self) -> None:
        value = Value("{2|-1/2}")
        self.assertEqual((value.outcome, value.left_stop, value.right_stop), ("N", 2, Fraction(-1, 2)))
        self.assertEqual((value.mean, value.temperature, value.birthday), (Fraction(3, 4), Fraction(5, 4), 3))
        self.assertEqual((value.left_options, value.right_options), ((Value(2),), (Value("-1/2"),)))
        self.assertEqual(Value("^^*").atomic_weight, 2)
        self.assertIsNone(Value("{3|1}").atomic_weight)

    def test_the_thermograph(self) -> None:
        thermograph = Value("{2|-1/2}").thermograph
        top = (Fraction(5, 4), Fraction(3, 4))
        self.assertEqual((thermograph.left[-1], thermograph.right[-1]), (top, top))
        self.assertEqual((thermograph.mean, thermograph.temperature), (Fraction(3, 4), Fraction(5, 4)))
        self.assertIn("mast at 3/4", str(thermograph))
        self.assertEqual(xml.etree.ElementTree.fromstring(thermograph._repr_svg_()).tag, "{http://www.w3.org/2000/svg}svg")

    def test_texts(self) -> None:
        value = Value("{3|1} + *")
        self.assertEqual((str(value), repr(value)), ("{3*|1*}", "Value('{3*|1*}')"))
        self.assertEqual(value._repr_latex_(), r"$\{3{\ast}|1{\ast}\}$")

    def test_errors(self) -> None:
        with self.assertRaisesRegex(BadInput, "^column 5: second '|' at the same level"):
            Value("{1|0|-1}")
        for expression, found in (
            ("* > 0", "a comparison"),
            ("^ > 0", "a comparison"),
            ("Incentives({3|1})", "a set of values"),
            ("Outcome({3|1})", "a text"),
        ):
            with self.subTest(expression), self.assertRaises(BadInput) as raised:
                Value(expression)
            self.assertEqual(str(raised.exception), f"expected a value, found {found}: {expression}")
        with self.assertRaises(LimitReached):
            Value("domineering 8x8", nodes=100)
        for wrong in (lambda: Value("*") + "*", lambda: Value("*") < float("nan"), lambda: Value("*").compare("0")):
            with self.assertRaises(TypeError):
                wrong()


class SequenceTest(unittest.TestCase):
    def test_kayles(self) -> None:
        """Guy and Smith 1956: period 12 from 71 on."""
        kayles = sequence("kayles", 100)
        self.assertEqual(kayles[:13], [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4])
        self.assertEqual((len(kayles), kayles[-1], kayles.period, kayles.preperiod, kayles.gain), (101, 1, 12, 71, 0))
        self.assertEqual(kayles.exceptions[-1], 70)
        self.assertEqual((kayles.at(100), kayles.at(10**18)), (kayles[100], 1))

    def test_without_a_period(self) -> None:
        found = sequence("0.6", 20)
        self.assertEqual((found.period, found.preperiod, found.exceptions), (None, None, []))
        self.assertIn("no period is proved", repr(found))

    def test_lines_of_rules(self) -> None:
        self.assertEqual(sequence("take 1 or 4", 9), [0, 1, 0, 1, 2, 0, 1, 0, 1, 2])
        self.assertIn(2, sequence("take 1 or 4", 9))
        with self.assertRaises(BadInput):
            sequence("take 1 or four")

    def test_positions(self) -> None:
        """Wythoff, A modification of the game of Nim, Nieuw Archief voor Wiskunde (2) 7 (1907) 199-202."""
        self.assertEqual(positions("wythoff", 5), [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10)])
        self.assertEqual(len(positions("nim", heaps=3)), 10)
        with self.assertRaises(BadInput):
            positions("wythof")


class TableTest(unittest.TestCase):
    def test_two_heaps(self) -> None:
        self.assertEqual(table("nim", 9), [[x ^ y for x in range(10)] for y in range(10)])
        wythoff = table("wythoff", 10)
        zeros = [(x, y) for y, row in enumerate(wythoff) for x, value in enumerate(row) if value == 0 and x <= y]
        self.assertEqual(zeros, positions("wythoff", 5))

    def test_boards(self) -> None:
        rows = value_table("domineering", (2, 3), (2, 4))
        self.assertEqual([len(row) for row in rows], [3, 3])
        for height, row in zip((2, 3), rows):
            for width, value in zip((2, 3, 4), row):
                self.assertEqual(value, Game(f"domineering {height}x{width}").value)

    def test_errors(self) -> None:
        with self.assertRaises(BadInput):
            table("domineering")
        with self.assertRaises(BadInput):
            value_table("nim", (1, 2), (1, 2))


class ExercisesTest(unittest.TestCase):
    def test_answers_are_right(self) -> None:
        for game, misere in (("nim", False), ("kayles", False), ("nim", True)):
            play = "misere" if misere else "normal"
            sheet = exercises(game, 6, level=1, seed=3, misere=misere)
            self.assertEqual(len(sheet), 6)
            for exercise in sheet:
                games = Game.all(exercise.positions, misere=misere)
                self.assertEqual({one.play for one in games}, {play})
                if exercise.kind == "oneMove":
                    (move,) = games[0].winning_moves
                    self.assertEqual(str(move), exercise.answer)
                elif exercise.kind == "lost":
                    lost = tuple(at for at, one in zip(exercise.positions, games) if one.outcome == "P")
                    self.assertEqual(lost, exercise.answer)
                else:
                    assert isinstance(exercise.answer, dict)
                    for at, value in exercise.answer.items():
                        self.assertEqual(Game(at).nim_value, value)

    def test_the_seed_makes_the_sheet(self) -> None:
        sheet = exercises("wythoff", 3)
        again = exercises("wythoff", 3, seed=sheet.seed)
        self.assertEqual(list(sheet), list(again))
        self.assertIn(f"seed {sheet.seed}", str(sheet))
        self.assertIn("Answers", sheet.key())
        self.assertGreater(len(sheet.key(why=True)), len(sheet.key()))

    def test_errors(self) -> None:
        with self.assertRaises(BadInput):
            exercises("nim", 0)


class CheckTest(unittest.TestCase):
    def test_certificates(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "certificate.txt"
            self.assertTrue(prove("A n (E k (n = 2k | n = 2k + 1))", certificate=file))
            checked = check(file)
            self.assertEqual((checked.proved, checked.holds, checked.line), (True, True, None))
            self.assertFalse(prove("F6", certificate=file))
            self.assertEqual((bool(check(file)), check(file).holds), (True, False))
            text = file.read_text(encoding="utf-8")
            with self.assertRaisesRegex(BadInput, "^line [0-9]+: expected 'end FALSE"):
                file.write_text(text.replace("end FALSE", "end TRUE"), encoding="utf-8")
                check(file)
            file.write_text(text.replace("\nTRUE\n", "\nFALSE\n", 1), encoding="utf-8")
            wrong = check(file)
            self.assertFalse(wrong)
            self.assertTrue(wrong.line and wrong.why)

    def test_strategies(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "proof.txt"
            shared().run("solve", "domineering 3x3", "--proof", str(file), "--json")
            self.assertTrue(check(file))

    def test_games(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "wythoff.txt"
            self.assertTrue(prove("wythoff", certificate=file))
            checked = check(file)
            self.assertTrue(checked)
            self.assertIsNone(checked.holds)
            self.assertEqual(repr(checked), "<check wythoff: proved>")

    def test_several(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "two.txt"
            texts = []
            for statement in ("A n (n < n + 1)", "E n (n = n + 1)"):
                prove(statement, certificate=file)
                texts.append(file.read_text(encoding="utf-8"))
            file.write_text("\n".join(texts), encoding="utf-8")
            checked = check(file)
            self.assertTrue(checked)
            self.assertIs(checked.holds, False)
            self.assertIsNone(checked.line)
            self.assertEqual(repr(checked), "<check A n (n < n + 1); E n (n = n + 1): proved>")
            file.write_text("\n".join([texts[0], texts[1].replace("\nFALSE\n", "\nTRUE\n", 1)]), encoding="utf-8")
            wrong = check(file)
            self.assertFalse(wrong)
            self.assertIsNone(wrong.holds)
            self.assertGreater(wrong.line or 0, len(texts[0].splitlines()))
            self.assertIn(f"line {wrong.line}: {wrong.why}", repr(wrong))


class ProofTest(unittest.TestCase):
    def test_statements(self) -> None:
        proof = prove("A n (n >= 1 => a(n+1) >= a(n) + 1)")
        self.assertTrue(proof)
        self.assertIsNone(proof.counterexample)
        self.assertIn("TRUE", str(proof))
        self.assertEqual(prove("A n (n >= 1 => a(n+1) = a(n) + 2)").counterexample, {"n": 2})

    def test_open_statements(self) -> None:
        found = prove("E n (x = b(n) & x > 0)", first=4)
        self.assertEqual((found.variables, found.solutions), (["x"], [(2,), (5,), (7,), (10,)]))
        self.assertFalse(found)

    def test_games_and_theorems(self) -> None:
        for name in ("wythoff", "F5", "take k where 2k <= n"):
            self.assertTrue(prove(name), name)
        self.assertTrue(prove("nim", heaps=3))
        with self.assertRaises(NotProved):
            prove("take k where k is prime", time=20)

    def test_statements_of_texts(self) -> None:
        self.assertEqual((prove("S8").proved, repr(prove("S8"))), (True, "<prove S8: proved>"))

    def test_files(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "my.theory"
            file.write_text("theorem even := A n (E k (2k = n | 2k + 1 = n))\n")
            self.assertTrue(prove(file))
            file.write_text(file.read_text() + "theorem odd: A n (n >\n")
            broken = prove(file)
            self.assertFalse(broken)
            self.assertRegex(broken.errors[0], "my.theory: line 2, column ")
            self.assertIn("line 2", repr(broken))

    def test_errors(self) -> None:
        with self.assertRaises(BadInput):
            prove("A n (n >")
        for missing in ("my.theory", Path("my.theory")):
            with self.assertRaisesRegex(BadInput, "^there is no file 'my.theory'$"):
                prove(missing)


class ConjectureTest(unittest.TestCase):
    def test_a_formula_and_its_program(self) -> None:
        found = conjecture("take k where 2k <= n")
        self.assertEqual((found.formula, found.standing), ("G(2m) = m,  G(2m+1) = G(m)", "proved"))
        names: dict[str, object] = {}
        exec(found.program() or "", names)
        self.assertEqual([names["g"](n) for n in range(100)], found.values)  # type: ignore[operator]
        self.assertIn("long long g", found.program("c++") or "")
        self.assertIn("Found:", str(found))

    def test_a_formula_of_ones_own(self) -> None:
        trial = conjecture("take d where d | n and d < n", test="x & -x").test
        assert trial is not None
        self.assertFalse(trial)
        self.assertEqual((trial.standing, trial.counterexample), ("refuted", 1))
        self.assertTrue(conjecture("take 1 or 2", test="n % 3").test)

    def test_data(self) -> None:
        values = [0, 0, 1, 0, 2, 1, 3, 0, 4, 2, 5, 1, 6, 3, 7, 0]
        for data in (values, tuple(values), iter(values), dict(enumerate(values))):
            found = conjecture(data)
            self.assertEqual((found.formula, found.proved), ("G(2m) = m,  G(2m+1) = G(m)", False))
            self.assertEqual((found.values, found.how), (values, "n <= 15"))
        self.assertEqual(conjecture(data=values).formula, "G(2m) = m,  G(2m+1) = G(m)")

    def test_data_that_is_none(self) -> None:
        for data in (b"0,1", 7):
            with self.subTest(data), self.assertRaises(BadInput) as raised:
                conjecture(data=data)  # type: ignore[arg-type]
            self.assertEqual(
                str(raised.exception), f"data: expected values, such as [0, 1, 0, 1], found {data!r}"
            )
        for unread in ([], [0, 1.5], {0: 1, 2: 3}):
            with self.subTest(unread), self.assertRaises(BadInput):
                conjecture(unread)
        for both in ("kayles", [0, 1]):
            with self.assertRaisesRegex(BadInput, "^expected a game or data, found both$"):
                conjecture(both, data=[0, 1])

    def test_each_kind_of_finding(self) -> None:
        for game, misere, about, standing, condition in (
            ("take k where 2k <= n", False, "nim-values", "proved", None),
            ("ruler", False, "nim-values", "proved", "n >= 1"),
            ("take d where d | n and 1 < d and d < n", False, "losing positions", "checked", None),
            ("(1,0) (0,1)", False, "losing positions", "proved", None),
            ("(n, m) -> (n-k, 2k) where 1 <= k <= m", False, "losing positions", "proved", None),
            ("take 1, 3 or 4", True, "losing positions", "proved", None),
            ("kayles", True, "losing positions", "checked", None),
            ("take k where k <= K", False, "nim-values", "proved", None),
            ("take k where A <= k <= B", False, "nim-values", "proved", "1 <= A <= B"),
            ("take 1, 2 or K", False, "nim-values", "checked", None),
        ):
            with self.subTest(game):
                found = conjecture(game, misere=misere)
                self.assertTrue(found)
                self.assertEqual((found.about, found.standing, found.condition), (about, standing, condition))
                self.assertTrue(found.formula)
                self.assertTrue(found.how)
                programs = [found.program(language) for language in ("python", "java", "c++")]
                self.assertTrue(all(programs))

    def test_rules_with_letters(self) -> None:
        found = conjecture("take k where k <= K")
        self.assertEqual((found.formula, found.values, found.lost), ("G(n, K) = n % (K + 1)", [], []))
        names: dict[str, Any] = {}
        exec(found.program() or "", names)
        for letters, values in found.letter_values.items():
            self.assertEqual([names["g"](n, *letters) for n in range(len(values))], values)
        cases = conjecture("take 1, 2 or K")
        self.assertEqual(len((cases.formula or "").splitlines()), 2)
        none = conjecture("take 1, K or 2K")
        self.assertFalse(none)
        self.assertEqual((none.formula, none.standing, none.how, none.about), (None,) * 4)
        exec(none.program() or "", names)  # follows the rules
        for letters, values in none.letter_values.items():
            self.assertEqual([names["g"](n, *letters) for n in range(len(values))], values)
        trial = conjecture("take k where k <= K", test="n % K").test
        assert trial is not None
        self.assertEqual((trial.formula, trial.counterexample), ("n % K", (1, 1)))

    def test_rules_with_a_set(self) -> None:
        found = conjecture("take k where k in S")
        self.assertFalse(found)
        self.assertEqual((found.formula, found.values, found.lost, found.letter_values), (None, [], [], {}))
        names: dict[str, Any] = {}
        exec(found.program() or "", names)
        self.assertIn((1, 3, 4), found.set_values)
        for elements, values in found.set_values.items():
            self.assertEqual([names["g"](n, elements) for n in range(len(values))], values)

    def test_rules_with_letters_in_misere_play(self) -> None:
        found = conjecture("take k where k <= K", misere=True)
        self.assertEqual((found.formula, found.letter_values, found.set_values), (None, {}, {}))
        names: dict[str, Any] = {}
        exec(found.program() or "", names)
        self.assertEqual([n for n in range(1, 12) if names["lost"]([n], 3)], [1, 5, 9])

    def test_lost_positions_of_three_heaps(self) -> None:
        rows = positions("tribonacci", 20)
        data = "\n".join(f"{n} {' '.join(map(str, heaps))}" for n, heaps in enumerate(rows))
        found = conjecture(data=data)
        self.assertEqual((found.about, found.standing, found.how), ("losing positions", "checked", "n <= 19"))
        self.assertIn("z(n) = x(n) + y(n) + n", found.formula or "")

    def test_automata(self) -> None:
        found = conjecture("(2,1) (1,3)")
        self.assertIn("automaton with 12 states", found.formula or "")
        names: dict[str, Any] = {}
        exec(found.program() or "", names)
        small = [(n, m) for n in range(6) for m in range(6)]
        listed = {at for at in small if at in found.lost}
        self.assertEqual({at for at in small if names["lost"](*at)}, listed)

    def test_languages(self) -> None:
        found = conjecture("take 1 or 2")
        for one, other in (("Python", "py"), ("C++", "cpp"), ("JAVA", "java")):
            self.assertEqual(found.program(one), found.program(other))
        with self.assertRaisesRegex(BadInput, "^program: expected python, java or c\\+\\+, found 'rust'$"):
            found.program("rust")

    def test_data_in_other_shapes(self) -> None:
        wins = conjecture(data=[n % 3 != 0 for n in range(9)])
        self.assertEqual(wins.formula, "G(n+3) = G(n), and G begins 0 1 1")
        self.assertEqual(conjecture(data={n: "WL"[n % 3 == 0] for n in range(9)}).formula, wins.formula)
        self.assertEqual(conjecture(data="LWWLWWLWW").formula, wins.formula)
        square = [[x ^ y for x in range(8)] for y in range(8)]
        pairs = {(x, y): x ^ y for x in range(8) for y in range(8)}
        for nim in (square, pairs):
            self.assertEqual(conjecture(data=nim).json["lostPositions"]["values"]["text"], "x ^ y")

    def test_several_heaps_and_misere_play(self) -> None:
        wythoff = conjecture("(k,0) (0,k) (k,k)")
        self.assertTrue(wythoff.proved)
        self.assertEqual(wythoff.lost[:4], [(0, 0), (1, 2), (3, 5), (4, 7)])
        heaps = conjecture("take 1, 3 or 4", misere=True)
        self.assertEqual((heaps.lost[:4], heaps.values[:6]), ([(1,), (3,), (8,), (10,)], [0, 1, 0, 1, 2, 3]))

    def test_errors(self) -> None:
        with self.assertRaisesRegex(BadInput, "^expected a game or data, found neither$"):
            conjecture()


class PickleTest(unittest.TestCase):
    def test_values_and_games_go_to_other_processes(self) -> None:
        for thing in (Value("{3|1}"), Game("nim 3 4"), sequence("kayles", 9)):
            self.assertEqual(pickle.loads(pickle.dumps(thing)), thing)
        for answer in (prove("F1"), conjecture("take 1 or 2")):
            self.assertEqual(pickle.loads(pickle.dumps(answer)).json, answer.json)

    def test_errors_go_to_other_processes(self) -> None:
        error = pickle.loads(pickle.dumps(LimitReached("late", {"gaveUp": {}})))
        self.assertEqual((str(error), error.answer), ("late", {"gaveUp": {}}))


if __name__ == "__main__":
    unittest.main()
