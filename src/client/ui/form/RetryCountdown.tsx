import { Callout } from '@blueprintjs/core';
import { useEffect } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';

const waitText = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return minutes === 0 ? `${rest} s` : `${minutes} min ${rest} s`;
};

/** The remaining time, by a monotonic clock. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useScreenState('drafts', 'retry-seconds', seconds, { isPinned: true });
  useEffect(() => {
    let shown = seconds;
    setLeft(shown);
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      if (rest !== shown) setLeft(rest);
      shown = rest;
      if (rest === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [seconds, setLeft]);
  return left;
}

/** The time until the next try. Typed values stay, and screen readers do not read every second. */
export function RetryCountdown({ seconds }: { seconds: number }) {
  const left = useSecondsLeft(seconds);
  return (
    <Callout role="timer" intent={left === 0 ? 'none' : 'warning'} compact className="db-form-notice">
      {left === 0 ? 'You can try again now.' : `You can try again in ${waitText(left)}.`}
    </Callout>
  );
}
