import { useEffect, useState } from 'react';
import { nowMilliseconds, onServerClock } from '../../browser/clock';

/**
 * The company's current time in milliseconds, updated at every full step, so that all clocks on a page tick together,
 * and when the clock is set.
 * @param stepMs 1000 for seconds, 60000 for ages
 */
export function useNow(stepMs: number): number {
  const [now, setNow] = useState(nowMilliseconds);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(
        () => {
          setNow(nowMilliseconds());
          wait();
        },
        stepMs - (nowMilliseconds() % stepMs),
      );
    };
    const stopListening = onServerClock((hasMoved) => {
      if (hasMoved) setNow(nowMilliseconds());
    });
    wait();
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [stepMs]);
  return now;
}
