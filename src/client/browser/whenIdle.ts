type Task = (hasTime: () => boolean) => boolean;

/** At the end of an idle period the browser needs some time itself. */
const reserveMs = 2;
/** Without idle periods (Safari): how long to work, and how long to wait before. */
const turnMs = 1;
const pauseMs = 200;

/** Runs a task while the page has nothing else to do, again for as long as it answers true. */
export function whenIdle(task: Task): void {
  if (typeof requestIdleCallback === 'function') {
    requestIdleCallback((deadline) => {
      if (task(() => deadline.timeRemaining() > reserveMs)) whenIdle(task);
    });
    return;
  }
  setTimeout(() => {
    const endMs = performance.now() + turnMs;
    if (task(() => performance.now() < endMs)) whenIdle(task);
  }, pauseMs);
}
