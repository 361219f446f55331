/** A configuration problem that prevents the start; printed as one line without a stack. */
export class StartupError extends Error {
  override name = 'StartProblem';
}
