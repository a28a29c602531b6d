import { useEffect, useState } from 'react';
import { nowMilliseconds, onServerClock } from '../../browser/clock';

/**
 * The company's time now in milliseconds, renewed at every full step of the clock, so that several clocks on a page tick
 * together, and when the clock is set.
 *
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
