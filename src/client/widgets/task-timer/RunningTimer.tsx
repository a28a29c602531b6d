import { Button, Callout } from '@blueprintjs/core';
import { StopIcon } from '@blueprintjs/icons';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { useGetOwnRunningTimerQuery } from '../../api/api';
import { selectRunningTimer } from '../../taskTimer/taskTimerSelectors';
import { RunningTime } from './RunningTime';
import { useTimerToggle } from './useTimerToggle';
import './timer.css';

/** The person's running timer, whichever task it is on, with its stop button; nothing while none runs. */
export function RunningTimer() {
  useGetOwnRunningTimerQuery();
  const running = useSelector(selectRunningTimer);
  const { toggle, changingTaskId, failureText } = useTimerToggle();
  if (!running) return null;
  return (
    <section className="db-timer" aria-label="Running timer">
      <Button size="small" intent="danger" icon={<StopIcon />} text="Stop" aria-label={`Stop timer on ${running.taskKey}`} loading={changingTaskId !== undefined} onClick={() => void toggle(running)} />
      <RunningTime startedAt={running.startedAt} className="db-timer-time" />
      <Link to={`/task/${running.taskId}`} className="db-timer-task" title={running.summary}>
        {running.taskKey} {running.summary}
      </Link>
      {failureText !== undefined && (
        <Callout compact intent="warning" role="alert" className="db-timer-failure">
          {failureText}
        </Callout>
      )}
    </section>
  );
}
