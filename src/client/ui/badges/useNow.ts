import { useEffect, useState } from 'react';

/**
 * The time now in milliseconds, renewed at every full step of the clock, so that several clocks on a page tick together.
 *
 * @param stepMs 1000 for seconds, 60000 for ages
 */
export function useNow(stepMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(() => {
        setNow(Date.now());
        wait();
      }, stepMs - (Date.now() % stepMs));
    };
    wait();
    return () => clearTimeout(timer);
  }, [stepMs]);
  return now;
}
