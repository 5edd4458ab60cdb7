import org.grundy.game.heap.Become;
import org.grundy.game.heap.HeapGame;

/** A heap game: take a prime number of tokens from one heap. */
class PrimeNim implements HeapGame {
  @Override
  public String name() {
    return "prime-nim";
  }

  @Override
  public void from(long heap, Become out) {
    for (long p = 2; p <= heap; p++)
      if (isPrime(p))
        out.heap(heap - p);
  }

  private static boolean isPrime(long n) {
    for (long d = 2; d * d <= n; d++)
      if (n % d == 0)
        return false;
    return true;
  }
}
