import { Callout, DialogBody, DialogFooter } from '@blueprintjs/core';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { fromHalfDay, toHalfDay, type HalfDay } from '../../../../domain/calendar/halfDays';
import {
  usePreviewTimelineMoveQuery,
  useSaveTimelineMoveMutation,
  useUndoManyTasksMutation,
  type TimelineMove,
  type TimelinePreview,
} from '../../../api/api';
import { beginUndo } from '../../../ui/dialogs/announce';
import { shownFailure } from '../../../api/apiFailure';
import { useScreenState } from '../../../screen-state/useScreenState';
import { Button } from '../../../ui/controls/Button';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { showSuccess, showUndoable } from '../../../ui/dialogs/toaster';
import { useSubmission } from '../../../ui/form/useSubmission';
import { SmallTable, type SmallColumn } from '../../../ui/layout/SmallTable';
import { useScrollFocus } from '../../../ui/layout/useScrollFocus';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { reportUndo } from '../../../widgets/reportUndo';
import { placementText } from './timelineModel';
import { moveTitle } from './timelineWire';
import './timeline.css';

/** A task that the user has moved and not saved; without an end it keeps its length. */
export interface DraftMove {
  readonly id: string;
  readonly start: HalfDay;
  readonly end: HalfDay | null;
}

export const moveText = ({ id, start, end }: DraftMove): string => {
  const from = fromHalfDay(start);
  const to = end === null ? null : fromHalfDay(end);
  return JSON.stringify({
    id,
    Start_date: from.day,
    Start_half: from.half,
    ...(to && { Due_date: to.day, Due_half: to.half }),
  });
};

const before = (move: TimelineMove): string =>
  move.From_start === null || move.From_due === null
    ? move.From_due === null
      ? 'Not scheduled'
      : `Due ${formatDay(move.From_due)}`
    : placementText({
        start: toHalfDay(move.From_start, move.From_start_half),
        end: toHalfDay(move.From_due, move.From_due_half),
      });
const after = (move: TimelineMove): string =>
  placementText({
    start: toHalfDay(move.To_start, move.To_start_half),
    end: toHalfDay(move.To_due, move.To_due_half),
  });

const moveColumns: readonly SmallColumn<TimelineMove>[] = [
  {
    header: 'Task',
    cellClassName: 'db-long-text',
    cell: (move) => (
      <>
        {moveTitle(move)}
        {!move.Is_chosen && ' (waits for a moved task)'}
        {move.Problem !== null && <div className="db-timeline-problem">{move.Problem}</div>}
      </>
    ),
  },
  { header: 'Before', cell: before },
  {
    header: 'After',
    cell: (move) => (
      <>
        {after(move)}
        {move.Outside_sprint !== null && (
          <div className="db-timeline-problem">Outside its sprint, {move.Outside_sprint}</div>
        )}
      </>
    ),
  },
];

export interface MoveDialogProps {
  /** As the call takes them. */
  readonly moves: readonly string[];
  /** Default 'Move tasks'. */
  readonly title?: string;
  /** Default 'Move'. */
  readonly confirmLabel?: string;
  /** Above the list. */
  readonly explanation?: string;
  /** Also after it was saved. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Why the moves cannot be saved now; undefined when they can. */
function whyOff(preview: TimelinePreview | undefined, failureMessage: string | undefined): string | undefined {
  if (!preview) return failureMessage ?? 'What else moves is still being checked';
  if (preview.Moves.length === 0) return 'Nothing moves';
  return preview.Moves.find(({ Problem }) => Problem !== null)?.Problem ?? undefined;
}

/** What else a move changes, before it is saved: all of it or nothing. */
export function MoveDialog({
  moves: given,
  title = 'Move tasks',
  confirmLabel = 'Move',
  explanation,
  onDone,
  onCancel,
}: MoveDialogProps) {
  const moves = [...given];
  const { currentData: preview, error, isFetching, refetch } = usePreviewTimelineMoveQuery({ moves });
  const [save] = useSaveTimelineMoveMutation();
  const [undo] = useUndoManyTasksMutation();
  const [problem, setProblem] = useScreenState<string | null>('drafts', 'timeline/problem', null);
  const failure = shownFailure(error);
  const overloads = useScrollFocus<HTMLUListElement>();

  const undoMove = async (id: string): Promise<void> => {
    const { error: notUndone } = await undo({ id });
    await reportUndo(notUndone);
  };
  const { isRunning, run } = useSubmission('timeline/move', async (fingerprint: string): Promise<void> => {
    setProblem(null);
    const pending = beginUndo(title);
    const { data, error: unsaved } = await save({ moves, Fingerprint: fingerprint });
    if (!data) pending.end();
    const reason = shownFailure(unsaved);
    if (reason?.httpStatus === 409) {
      setProblem('The plan has changed since. Nothing was saved: this is what the move changes now.');
      await refetch();
    } else if (reason) setProblem(`Nothing was saved: ${reason.message}`);
    else if (data) {
      onDone();
      const { Change_id: changeId, Tasks: tasks } = data;
      const text = tasks.length === 1 ? '1 task moved' : `${tasks.length} tasks moved`;
      if (changeId !== null) return showUndoable(text, () => undoMove(changeId), pending);
      pending.end();
      await showSuccess(text);
    }
  });
  // What is being saved can no longer be cancelled, and its failure must have a place to be shown.
  const leave = (): void => {
    if (!isRunning) onCancel();
  };

  return (
    <Dialog isOpen title={title} onClose={leave} className="db-timeline-dialog">
      <DialogBody aria-busy={isFetching}>
        {problem !== null && <Callout intent="warning">{problem}</Callout>}
        {failure && <LoadFailed what="what else moves" failure={failure} onRetry={refetch} isRetrying={isFetching} />}
        {explanation !== undefined && <p>{explanation}</p>}
        {!preview && !failure && <p>Checking what else moves …</p>}
        {preview && (
          <>
            {preview.Overloads.length > 0 && (
              <Callout
                intent="warning"
                title={`More planned hours than working hours: ${preview.Overloads.length === 1 ? '1 person' : `${preview.Overloads.length} people`}`}
              >
                <ul ref={overloads} className="db-timeline-overloads" aria-label="Overloaded people">
                  {preview.Overloads.map(({ Employee_id, Name, Days }) => (
                    <li key={Employee_id}>
                      {Name}:{' '}
                      {Days.slice(0, 5)
                        .map(
                          ({ Day, Hours, Capacity_hours }) =>
                            `${formatDay(Day)} ${formatHours(Hours)} of ${formatHours(Capacity_hours)}`,
                        )
                        .join(', ')}
                      {Days.length > 5 && ` and ${Days.length - 5} more days`}
                    </li>
                  ))}
                </ul>
              </Callout>
            )}
            {preview.Milestones.length > 0 && (
              <Callout title="Milestones">
                <ul>
                  {preview.Milestones.map((milestone) => (
                    <li key={milestone._id}>
                      {milestone.Name} of {milestone.Project_name}: last task ends{' '}
                      {formatDay(milestone.Ends_after) || 'on no day'} instead of{' '}
                      {formatDay(milestone.Ends_before) || 'on no day'}
                      {milestone.Due_date !== null && `; due ${formatDay(milestone.Due_date)}`}
                      {milestone.Due_date !== null &&
                        milestone.Ends_after !== null &&
                        milestone.Ends_after > milestone.Due_date &&
                        ' (late)'}
                    </li>
                  ))}
                </ul>
              </Callout>
            )}
            {preview.Moves.length === 0 ? (
              <p>The task stays where it is: it waits for another task, or the day is not worked.</p>
            ) : (
              <SmallTable
                name="Moved tasks"
                columns={moveColumns}
                rows={preview.Moves}
                rowKey={({ _id }) => _id}
                className="db-timeline-moves"
                looks="bare"
              />
            )}
          </>
        )}
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Cancel" onClick={leave} disabled={isRunning} />
            <ReasonButton
              intent="primary"
              text={confirmLabel}
              loading={isRunning || isFetching}
              disabledReason={whyOff(preview, failure?.message)}
              onClick={() => preview && void run(preview.Fingerprint)}
              autoFocus
              data-answer
            />
          </>
        }
      />
    </Dialog>
  );
}
