/** Something that keeps the shop from starting and that a person can put right: shown as one line. */
export class StartupError extends Error {
  override name = 'StartProblem';
}
