"""The process behind the package: limits, threads, and how it ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest import mock

import grundy
from grundy import BadInput, Cancelled, Client, LimitReached, ProgramError
from grundy._client import _beside, find, limits, shared
from grundy._version import of_program

PACKAGE = Path(__file__).resolve().parents[1]
#: Takes minutes.
LONG = ("prove", "tribonacci", "--guess", "--json")


def alive(pid: int) -> bool:
    """Whether the process still runs; one that nobody has waited for does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
        return state != "Z"
    except FileNotFoundError:
        return False


def ends(pid: int, seconds: float = 20) -> bool:
    """Whether the process ends in time."""
    end = time.monotonic() + seconds
    while alive(pid) and time.monotonic() < end:
        time.sleep(0.1)
    return not alive(pid)


class ClientTest(unittest.TestCase):
    def test_commands_answer_with_documents_or_text(self) -> None:
        self.assertEqual(shared().run("solve", "nim 3 4 5", "--json")["nimValue"], 2)
        self.assertEqual(shared().run("eval", "^ + *"), "^*\n")
        self.assertIn("<svg", shared().run("draw", "nim 3"))

    def test_a_false_statement_is_an_answer(self) -> None:
        self.assertFalse(shared().run("eval", "^ < 0", "--json")["holds"])

    def test_bad_input_has_the_sentence_of_the_command_line(self) -> None:
        for words in (("solve", "nim 3 x"), ("solve", "nim 3 x", "--json")):
            with self.assertRaises(BadInput) as raised:
                shared().run(*words)
            self.assertEqual(str(raised.exception), "heap 2: expected a whole number, 0 or more, found 'x'")
        self.assertIsInstance(raised.exception, ValueError)
        with self.assertRaisesRegex(BadInput, "there is no command 'slove'; did you mean solve?"):
            shared().run("slove", "nim 3")

    def test_limits_end_a_computation(self) -> None:
        for limit in ({"time": 0.5}, {"time": "500ms"}, {"memory": 100_000}, {"nodes": 1000}):
            with self.subTest(limit), self.assertRaisesRegex(LimitReached, "^Not decided: ") as raised:
                shared().run("solve", "domineering 8x8", "--json", **limit)
            self.assertIn("gaveUp", raised.exception.answer)

    def test_limits_are_options(self) -> None:
        self.assertEqual(limits(2, 2048, 10), ["--time", "2000ms", "--memory", "2k", "--nodes", "10"])
        self.assertEqual(limits(0.25, 5e9, 1), ["--time", "250ms", "--memory", "4882812k", "--nodes", "1"])
        self.assertEqual(limits("1m", "1g", "1e6"), ["--time", "1m", "--memory", "1g", "--nodes", "1e6"])
        self.assertEqual(limits(None, None, None), [])

    def test_threads_share_a_process(self) -> None:
        with ThreadPoolExecutor(8) as threads:
            found = list(threads.map(lambda n: shared().run("solve", f"nim {n} 7", "--json")["nimValue"], range(64)))
        self.assertEqual(found, [n ^ 7 for n in range(64)])

    def test_long_words_and_any_characters_arrive(self) -> None:
        heap = "1" + "0" * 10_000
        self.assertEqual(shared().run("solve", f"nim {heap}", "--json")["nimValue"], heap)
        with self.assertRaisesRegex(BadInput, "found 'ž→'"):
            shared().run("solve", "nim ž→")

    def test_a_slow_question_does_not_hold_up_a_quick_one(self) -> None:
        with Client() as client, ThreadPoolExecutor(1) as thread:
            slow = thread.submit(client.run, *LONG)
            self.assertEqual(client.run("eval", "1/2 + 1/2", "--json")["value"], "1")
            self.assertFalse(slow.done())
            client.close()
            with self.assertRaisesRegex(Cancelled, "^Not decided: cancelled"):
                slow.result()

    def test_a_closed_client_starts_again(self) -> None:
        with Client() as client:
            client.run("--version")
            first = client._connection.process
            client.close()
            self.assertEqual(first.returncode, 0)
            client.run("--version")
            self.assertNotEqual(client._connection.process.pid, first.pid)

    def test_a_forgotten_client_ends_its_process(self) -> None:
        client = Client()
        client.run("--version")
        process = client._connection.process
        del client
        self.assertEqual(process.wait(20), 0)

    def test_a_killed_process_is_replaced(self) -> None:
        with Client() as client:
            client.run("--version")
            client._connection.process.kill()
            client._connection.process.wait()
            self.assertIn("grundy", client.run("--version"))

    def test_a_process_killed_at_work_is_an_error(self) -> None:
        with Client() as client, ThreadPoolExecutor(1) as thread:
            slow = thread.submit(client.run, *LONG)
            while client._connection is None or list(client._connection.pending) in ([], [0]):  # 0 asks for the version
                time.sleep(0.01)
            client._connection.version.wait()
            client._connection.process.kill()
            with self.assertRaisesRegex(ProgramError, "has ended, with status -9"):
                slow.result()

    @unittest.skipIf(threading.current_thread() is not threading.main_thread(), "signals go to the main thread")
    def test_an_interrupt_cancels_the_request(self) -> None:
        before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it
        self.addCleanup(signal.signal, signal.SIGINT, before)
        with Client() as client:
            client.run("--version")
            threading.Timer(1, signal.raise_signal, [signal.SIGINT]).start()
            with self.assertRaises(KeyboardInterrupt):
                client.run(*LONG)
            end = time.monotonic() + 20
            while client._connection.pending and time.monotonic() < end:
                time.sleep(0.05)
            self.assertEqual(client._connection.pending, {})
            self.assertEqual(client.run("eval", "1 + 1", "--json")["value"], "2")


class ProgramTest(unittest.TestCase):
    def test_package_and_program_have_one_version(self) -> None:
        program = shared().run("--version").removeprefix("grundy ").strip()
        self.assertEqual(of_program(program), grundy.__version__)
        self.assertEqual((of_program("1.2.0"), of_program("1.3.0-SNAPSHOT")), ("1.2.0", "1.3.0.dev0"))

    def test_a_program_of_another_version_is_told_once(self) -> None:
        with Client() as client, mock.patch("grundy._client.__version__", "9.9.9"):
            with self.assertWarnsRegex(UserWarning, "is version .*, but this Python package is version 9.9.9; "):
                client.run("--version")
            with warnings.catch_warnings(record=True) as more:
                warnings.simplefilter("always")
                client.run("--version")
            self.assertEqual(more, [])

    def test_argument_comes_first_then_the_variable_then_the_path(self) -> None:
        with mock.patch.dict(os.environ, {"GRUNDY": "/from/variable"}):
            self.assertEqual(find("/from/argument"), "/from/argument")
            self.assertEqual(find(), "/from/variable")
        with mock.patch.dict(os.environ), mock.patch("shutil.which", return_value="/from/path"):
            os.environ.pop("GRUNDY", None)
            self.assertEqual(find(), "/from/path")

    def test_the_checkout_comes_last(self) -> None:
        with mock.patch.dict(os.environ), mock.patch("shutil.which", return_value=None):
            os.environ.pop("GRUNDY", None)
            self.assertEqual(find(), str(PACKAGE.parent / "grundy"))

    def test_archives_keep_it_in_their_folder_bin(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            package = Path(name).resolve() / "share" / "grundy" / "python"
            program = package.parents[2] / "bin" / ("grundy.bat" if os.name == "nt" else "grundy")
            self.assertEqual(_beside(package / "grundy" / "_client.py")[1], program)

    def test_a_program_that_is_not_there_is_an_error(self) -> None:
        with self.assertRaisesRegex(ProgramError, "^cannot start /no/such/grundy: No such file or directory$"):
            Client("/no/such/grundy").run("--version")
        named = "^cannot start /no/such/grundy, which the environment variable GRUNDY names: No such file or directory$"
        with mock.patch.dict(os.environ, {"GRUNDY": "/no/such/grundy"}), self.assertRaisesRegex(ProgramError, named):
            Client().run("--version")

    def test_an_error_says_where_the_program_was_looked_for(self) -> None:
        tried = "GRUNDY is not set, no folder on the PATH .* no program /a/grundy or /b/bin/grundy; .* set GRUNDY to"
        places = mock.patch("grundy._client._beside", return_value=[Path("/a/grundy"), Path("/b/bin/grundy")])
        nowhere = mock.patch("shutil.which", return_value=None)
        with places, nowhere, mock.patch.dict(os.environ, {"GRUNDY": ""}):
            with self.assertRaisesRegex(ProgramError, tried):
                Client().run("--version")

    def test_a_program_that_ends_is_an_error(self) -> None:
        ended = "^/bin/true ended with status 0 and answered nothing; is it the program grundy"
        with self.assertRaisesRegex(ProgramError, ended):
            Client("/bin/true").run("--version")


@unittest.skipUnless(Path("/proc").is_dir(), "looks for processes in /proc")
class EndTest(unittest.TestCase):
    """The process ends with its owner, however that ends."""

    def owner(self, ending: str) -> tuple[subprocess.Popen[str], int]:
        """Another Python that prints the number of its process, and then does something."""
        program = (
            "import os, signal, sys, threading, time\n"
            "from grundy._client import shared\n"
            "shared().run('--version')\n"
            "print(shared()._connection.process.pid, flush=True)\n"
        ) + ending
        environment = {**os.environ, "PYTHONPATH": str(PACKAGE)}
        owner = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, env=environment)
        self.addCleanup(owner.wait)
        self.addCleanup(owner.kill)
        assert owner.stdout is not None
        self.addCleanup(owner.stdout.close)
        return owner, int(owner.stdout.readline())

    def test_with_the_end_of_the_program(self) -> None:
        owner, pid = self.owner("")
        self.assertEqual(owner.wait(30), 0)
        self.assertTrue(ends(pid))

    def test_with_an_exception(self) -> None:
        owner, pid = self.owner("os.close(2); raise SystemExit(3)")
        self.assertEqual(owner.wait(30), 3)
        self.assertTrue(ends(pid))

    def test_when_it_is_killed(self) -> None:
        owner, pid = self.owner("time.sleep(60)")
        self.assertTrue(alive(pid))
        owner.kill()
        self.assertTrue(ends(pid))

    def test_when_it_is_killed_while_a_question_is_open(self) -> None:
        owner, pid = self.owner(f"shared().run(*{LONG!r}, '--time', '1h')")
        time.sleep(1)
        self.assertTrue(alive(pid))
        owner.kill()
        self.assertTrue(ends(pid))

    @unittest.skipUnless(hasattr(os, "fork"), "needs fork")
    def test_when_it_is_killed_and_a_child_of_it_lives_on(self) -> None:
        owner, pid = self.owner("os.fork() or (print(os.getpid(), flush=True), time.sleep(60)); time.sleep(60)")
        assert owner.stdout is not None
        child = int(owner.stdout.readline())
        self.addCleanup(os.kill, child, signal.SIGKILL)
        owner.kill()
        self.assertTrue(ends(pid))
        self.assertTrue(alive(child))

    @unittest.skipUnless(hasattr(os, "fork"), "needs fork")
    def test_a_forked_child_keeps_the_numbers_of_the_pipes_until_their_files_are_closed(self) -> None:
        client = Client()
        client.run("--version")
        connection, client._connection = client._connection, None
        pipes = [connection.process.stdin.fileno(), connection.process.stdout.fileno()]
        connection.forget()
        self.assertEqual([os.path.samestat(os.fstat(pipe), os.stat(os.devnull)) for pipe in pipes], [True, True])
        connection.process.returncode = None
        self.assertEqual(connection.process.wait(20), 0)

    @unittest.skipUnless(hasattr(os, "fork"), "needs fork")
    def test_a_forked_child_has_a_process_of_its_own(self) -> None:
        owner, pid = self.owner(
            "child = os.fork()\n"
            "if child == 0:\n"
            "    shared().run('--version')\n"
            "    print(shared()._connection.process.pid, flush=True)\n"
            "    shared().close()\n"
            "    os._exit(0)\n"
            "os.waitpid(child, 0)\n"
            "print(shared().run('eval', '1 + 1').strip(), flush=True)\n"
        )
        assert owner.stdout is not None
        other = int(owner.stdout.readline())
        self.assertNotEqual(other, pid)
        self.assertEqual(owner.stdout.readline(), "2\n")
        self.assertTrue(ends(other))


if __name__ == "__main__":
    unittest.main()
