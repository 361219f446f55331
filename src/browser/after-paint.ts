/** A task that waits for the next paint. */
export interface TaskAfterPaint {
  /** Asks for the task once, however often it is called before it runs. */
  request: () => void;
  /** Takes the request back. */
  cancel: () => void;
}

/** Creates a task that runs after the next paint, so that it holds no click up; earlier if the page is left or hidden. */
export function afterPaint(task: () => void): TaskAfterPaint {
  let isRequested = false;
  const cancel = (): void => {
    isRequested = false;
    removeEventListener('pagehide', run);
    document.removeEventListener('visibilitychange', run);
  };
  function run(): void {
    if (!isRequested) return;
    cancel();
    task();
  }
  const request = (): void => {
    if (isRequested) return;
    isRequested = true;
    addEventListener('pagehide', run);
    document.addEventListener('visibilitychange', run);
    // A hidden page paints nothing.
    if (document.hidden) run();
    else requestAnimationFrame(() => setTimeout(run));
  };
  return { request, cancel };
}
