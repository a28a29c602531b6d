import { useSelector } from 'react-redux';
import { selectClockOffset } from '../../taskTimer/taskTimerSelectors';
import { ElapsedTime } from '../../ui/badges/ElapsedTime';

/** The time since a timer was started, ticking; right even when this machine's clock is wrong. */
export function RunningTime({ startedAt, className }: { readonly startedAt: string | null; readonly className?: string }) {
  const offset = useSelector(selectClockOffset);
  // The start is told on the server's clock, the tick reads this machine's.
  const since = startedAt === null ? null : new Date(Date.parse(startedAt) - offset).toISOString();
  return <ElapsedTime since={since} className={className} />;
}
