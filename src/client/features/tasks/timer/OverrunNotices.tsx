import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { shortTaskPath } from '../../../../domain/tasks/taskPath';
import { formatTimeOfDay } from '../../../../domain/calendar/formatInstant';
import { useSettleTimerOverrunMutation, type TimerOverrun } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { overrunText } from './overrunText';
import { loadedPart } from '../../../ui/states/loadedPart';
import type { Overlay } from '../../../screen-state/useOverlay';
import { useSubmission } from '../../../ui/form/useSubmission';
import { Scope } from '../../../screen-state/Scope';
import { Button } from '../../../ui/controls/Button';
import { PageNotice } from '../../../ui/layout/PageNotice';

// The form is large, and most users decide without it.
const OverrunDialog = loadedPart(() => import('./OverrunDialog').then((module) => ({ default: module.OverrunDialog })));

const none: readonly never[] = [];
/** More are not shown at a time: the next one follows. */
const maxShown = 2;

interface OverrunNoticeProps {
  readonly overrun: TimerOverrun;
  readonly onEdit: () => void;
}

function OverrunNotice({ overrun, onEdit }: OverrunNoticeProps) {
  const timeZone = useSelector(selectTimeZone);
  const [settle] = useSettleTimerOverrunMutation();
  const { _id: id, Version, Task_id: task } = overrun;
  const end = formatTimeOfDay(overrun.Day_end, timeZone);
  const { isRunning, failure, run } = useSubmission(
    'decide',
    async ({ Decision, said }: { readonly Decision: 'Stop' | 'Keep'; readonly said: string }): Promise<void> => {
      await settle({ id, Version, Decision }).unwrap();
      void showSuccess(said);
    },
  );
  return (
    <PageNotice
      actions={
        <>
          <Button
            size="small"
            intent="primary"
            text={`Stop at ${end}`}
            loading={isRunning}
            onClick={() => void run({ Decision: 'Stop', said: `Timer on ${task.Task_key} ended at ${end}` })}
          />
          <Button
            size="small"
            text="Edit…"
            aria-label={`Edit… the end of the timer on ${task.Task_key}`}
            disabled={isRunning}
            onClick={onEdit}
          />
          <Button
            size="small"
            text="Keep"
            aria-label={`Keep the time on ${task.Task_key}`}
            disabled={isRunning}
            onClick={() => void run({ Decision: 'Keep', said: `Time on ${task.Task_key} kept` })}
          />
        </>
      }
    >
      <Link to={shortTaskPath(task._id)} title={task.Short_summary}>
        {task.Task_key}
      </Link>
      : {overrunText(overrun, timeZone)} {failure && <strong role="alert">{failure.message}</strong>}
    </PageNotice>
  );
}

interface OverrunNoticesProps {
  /** undefined while they are not known. */
  readonly overruns: readonly TimerOverrun[] | undefined;
  /** The dialog, with the timer as it was when the dialog opened. It may no longer be among the overruns. */
  readonly correction: Overlay<TimerOverrun>;
}

/** Timers that ran past the end of the day, with their actions: hours are never changed without the user's decision. */
export default function OverrunNotices({ overruns, correction }: OverrunNoticesProps) {
  const corrected = correction.props;
  const shown = overruns ?? none;
  return (
    <>
      {shown.length > 0 && (
        <section className="db-page-notices" aria-label="Timers that ran past the end of the day">
          {shown.slice(0, maxShown).map((overrun) => (
            <Scope key={overrun._id} name={overrun._id}>
              <OverrunNotice overrun={overrun} onEdit={() => correction.open(overrun)} />
            </Scope>
          ))}
          {shown.length > maxShown && <div className="db-muted">{`${shown.length - maxShown} more after these`}</div>}
        </section>
      )}
      <Suspense>
        {corrected && (
          <Scope name={corrected._id}>
            <OverrunDialog
              opened={corrected}
              // While they are not known it counts as unsettled.
              newest={overruns === undefined ? corrected : overruns.find(({ _id }) => _id === corrected._id)}
              onClose={correction.close}
            />
          </Scope>
        )}
      </Suspense>
    </>
  );
}
