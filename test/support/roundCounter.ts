/** Counts the rounds of the event loop until it is stopped. */
export function roundCounter() {
  let round = 0;
  let isStopped = false;
  const count = (): void => {
    round += 1;
    if (!isStopped) setImmediate(count);
  };
  setImmediate(count);
  return { current: () => round, stop: () => (isStopped = true) };
}
