/** How much more than the base a version does. A change of one of these numbers is a commit of its own. */
final class Effort {
  /** Of an exposure, which waits. */
  static final double WAITING = 1.0;
  /** Of an orbit, which computes. */
  static final double COMPUTING = 1.0;

  private Effort() {}
}
