const checkIntervalMilliseconds = 500;

/**
 * Ends this process in order when the shell between npm and it is gone. npm passes a signal on to that shell only,
 * which ends without passing it further: the server would stay behind and hold its data.
 * Started by `node` itself, the process outlives whoever started it, as a service does.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, checkIntervalMilliseconds);
  timer.unref();
}
