import { useEffect, useState } from 'react';
import { companyNowMs, onServerClock } from '../../browser/clock';

/**
 * The company's current time in milliseconds, updated at every full step, so that all clocks on a page tick together,
 * and when the clock is set.
 * @param stepMs 1000 for seconds, 60000 for ages
 */
export function useNow(stepMs: number): number {
  const [now, setNow] = useState(companyNowMs);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(
        () => {
          setNow(companyNowMs());
          wait();
        },
        stepMs - (companyNowMs() % stepMs),
      );
    };
    const stopListening = onServerClock((hasMoved) => {
      if (hasMoved) setNow(companyNowMs());
    });
    wait();
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [stepMs]);
  return now;
}
