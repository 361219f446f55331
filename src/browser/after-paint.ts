/** A task that waits for the next paint. */
export interface TaskAfterPaint {
  /** Asks for the task once, however often it is called before it runs. */
  request: () => void;
  /** Takes the request back. */
  cancel: () => void;
}

const requested = new Set<() => void>();

/** Runs the requested tasks together, so that what they change is rendered in one go. */
function runRequested(): void {
  const tasks = [...requested];
  requested.clear();
  for (const task of tasks) {
    try {
      task();
    } catch (error) {
      reportError(error);
    }
  }
}

function runAfterPaint(): void {
  // The listeners stay: adding them at each click costs a millisecond on a slow phone.
  addEventListener('pagehide', runRequested);
  document.addEventListener('visibilitychange', runRequested);
  // A hidden page paints nothing.
  if (document.hidden) runRequested();
  else requestAnimationFrame(() => setTimeout(runRequested));
}

/** Creates a task that runs after the next paint, so that it holds no click up; earlier if the page is left or hidden. */
export function afterPaint(task: () => void): TaskAfterPaint {
  return {
    request: () => {
      requested.add(task);
      if (requested.size === 1) runAfterPaint();
    },
    cancel: () => requested.delete(task),
  };
}
