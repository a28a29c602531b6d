const checkIntervalMs = 500;

/**
 * Shuts this process down when the shell between npm and it is gone. npm passes a signal to that shell only, which dies
 * without passing it on: the server would keep running and keep its data locked.
 * Started by `node` directly, the process outlives its parent, as a service does.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, checkIntervalMs);
  timer.unref();
}
