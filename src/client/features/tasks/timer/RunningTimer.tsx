import { StopIcon } from '@blueprintjs/icons';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { shortTaskPath } from '../../../../domain/tasks/taskPath';
import type { RunningTimer as Running } from './taskTimerSlice';
import { selectRunningTimer } from '../taskTimerSelectors';
import { stopsIn } from '../../../browser/focus/place';
import { ElapsedTime } from '../../../ui/badges/ElapsedTime';
import { showError } from '../../../ui/dialogs/toaster';
import { useTaskTimer } from './useTaskTimer';
import { Button } from '../../../ui/controls/Button';

function RunningTask({ running }: { running: Running }) {
  const { runningSince, isToggling, failure, clearFailure, toggle } = useTaskTimer(
    running.taskId,
    running.projectId,
    `running-timer/${running.taskId}`,
  );
  // The bar has no room for a sentence.
  useEffect(() => {
    if (failure === null) return;
    // 409: it was stopped elsewhere, which shows.
    if (failure.httpStatus !== 409)
      void showError(`Stopping the timer on ${running.taskKey} failed: ${failure.message}`);
    clearFailure();
  }, [failure, running.taskKey, clearFailure]);
  const frame = useRef<HTMLDivElement>(null);
  // Stopped by key: the focus goes to what follows in the bar.
  useLayoutEffect(() => {
    const timer = frame.current;
    const bar = timer?.closest('header');
    return () => {
      if (!timer?.contains(document.activeElement) || !bar) return;
      const stops = stopsIn(bar);
      const last = stops.findLastIndex((stop) => timer.contains(stop));
      stops[last + 1]?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div ref={frame} className="db-running-timer">
      <Link to={shortTaskPath(running.taskId)} title={`${running.taskKey} ${running.summary}`}>
        {running.taskKey} <span className="db-running-timer-summary">{running.summary}</span>
      </Link>
      <ElapsedTime since={runningSince} />
      <Button
        size="small"
        variant="minimal"
        icon={<StopIcon />}
        aria-label={`Stop the timer of ${running.taskKey}`}
        loading={isToggling}
        onClick={() => void toggle()}
      />
    </div>
  );
}

/** The running timer with its task, time and stop button; nothing without one. */
export function RunningTimer() {
  const running = useSelector(selectRunningTimer);
  return running && <RunningTask key={running.taskId} running={running} />;
}
