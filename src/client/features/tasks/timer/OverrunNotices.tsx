import { Callout } from '@blueprintjs/core';
import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { formatTimeOfDay } from '../../../../domain/calendar/formatInstant';
import { useSettleTimerOverrunMutation, type TimerOverrun } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { overrunText } from './overrunText';
import { loadedPart } from '../../../ui/states/loadedPart';
import './overrun.css';
import { Button } from '../../../ui/controls/Button';

// The form is large, and most users decide without it.
const OverrunDialog = loadedPart(() => import('./OverrunDialog').then((module) => ({ default: module.OverrunDialog })));

/** More are not shown at a time: the next one follows. */
const maxShown = 2;

function OverrunNotice({ overrun }: { overrun: TimerOverrun }) {
  const timeZone = useSelector(selectTimeZone);
  const [settle, { isLoading, error }] = useSettleTimerOverrunMutation();
  const [isEditing, setEditing] = useState(false);
  const { _id: id, Version, Task_id: task } = overrun;
  const end = formatTimeOfDay(overrun.Day_end, timeZone);
  const decide = async (Decision: 'Stop' | 'Keep', said: string): Promise<void> => {
    const answer = await settle({ id, Version, Decision });
    if (answer.data) void showSuccess(said);
  };
  return (
    <Callout compact intent="warning" className="db-overrun" role="status">
      <div className="db-overrun-text">
        <Link to={`/task/${encodeURIComponent(task._id)}`} title={task.Short_summary}>
          {task.Task_key}
        </Link>
        : {overrunText(overrun, timeZone)}{' '}
        {error !== undefined && <strong role="alert">{shownFailure(error)?.message}</strong>}
      </div>
      <div className="db-overrun-actions">
        <Button
          size="small"
          intent="primary"
          text={`Stop at ${end}`}
          loading={isLoading}
          onClick={() => void decide('Stop', `Timer on ${task.Task_key} ended at ${end}`)}
        />
        <Button
          size="small"
          text="Edit…"
          aria-label={`Edit the end of the timer on ${task.Task_key}`}
          disabled={isLoading}
          onClick={() => setEditing(true)}
        />
        <Button
          size="small"
          text="Keep"
          aria-label={`Keep the time on ${task.Task_key}`}
          disabled={isLoading}
          onClick={() => void decide('Keep', `Time on ${task.Task_key} kept`)}
        />
      </div>
      <Suspense>{isEditing && <OverrunDialog overrun={overrun} onClose={() => setEditing(false)} />}</Suspense>
    </Callout>
  );
}

/** Timers that ran past the end of the day, with their actions: hours are never changed without the user's decision. */
export default function OverrunNotices({ overruns }: { readonly overruns: readonly TimerOverrun[] }) {
  return (
    <section className="db-overruns" aria-label="Timers that ran past the end of the day">
      {overruns.slice(0, maxShown).map((overrun) => (
        <OverrunNotice key={overrun._id} overrun={overrun} />
      ))}
      {overruns.length > maxShown && <div className="db-muted">{`${overruns.length - maxShown} more after these`}</div>}
    </section>
  );
}
