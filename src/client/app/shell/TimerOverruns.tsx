import { Suspense } from 'react';
import { useListOwnTimerOverrunsQuery, type TimerOverrun } from '../../api/api';
import { useOverlay } from '../../screen-state/useOverlay';
import { loadedPart } from '../../ui/states/loadedPart';

// When it cannot be loaded, the page continues without it until the browser is online again or the next visit.
const OverrunNotices = loadedPart(() => import('../../features/tasks/timer/OverrunNotices'), { isQuiet: true });

/**
 * The user's timers that ran past the end of the day. An open correction outlives them: what is typed in it must not
 * disappear when its timer is settled in another tab.
 */
export function TimerOverruns() {
  const { data: known } = useListOwnTimerOverrunsQuery(undefined, { refetchOnFocus: true });
  const correction = useOverlay<TimerOverrun>('overrun');
  return (
    <Suspense>
      {(correction.isOpen || (known !== undefined && known.length > 0)) && (
        <OverrunNotices overruns={known} correction={correction} />
      )}
    </Suspense>
  );
}
