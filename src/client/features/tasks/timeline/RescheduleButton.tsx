import { fromHalfDay } from '../../../../domain/calendar/halfDays';
import { useOverlay } from '../../../screen-state/useOverlay';
import { Button } from '../../../ui/controls/Button';
import { MoveDialog } from './MoveDialog';
import { isLosingTime, lostToText, type PlacedTask } from './timelineModel';

/** Tasks that one call moves. */
const maxMoves = 100;

/** The task stays where it begins; its end moves by what days off take from it. */
const rescheduleText = ({ id, scheduled: { start } }: PlacedTask): string[] => {
  if (start === null) return [];
  const { day, half } = fromHalfDay(start);
  return [JSON.stringify({ id, Start_date: day, Start_half: half })];
};

/** Says how many tasks lose time to days off that came after their days were set, and offers to schedule them again. */
export function RescheduleButton({ tasks }: { readonly tasks: readonly PlacedTask[] }) {
  const opened = useOverlay<{ readonly moves: readonly string[]; readonly cause: string; readonly count: number }>(
    'reschedule',
  );
  const losing = tasks.filter(({ lost }) => isLosingTime(lost));
  const cause = lostToText({
    toLeave: losing.filter(({ lost }) => lost.toLeave > 0).length,
    toHolidays: losing.filter(({ lost }) => lost.toHolidays > 0).length,
    beforeJoining: losing.filter(({ lost }) => lost.beforeJoining > 0).length,
  });
  const moves = losing.flatMap(rescheduleText).slice(0, maxMoves);
  return (
    <>
      {moves.length > 0 && (
        <Button
          size="small"
          intent="warning"
          variant="outlined"
          text={`${losing.length} ${losing.length === 1 ? 'task loses' : 'tasks lose'} time to ${cause}: reschedule`}
          title={`These tasks lose time to ${cause}, so their work does not fit into their days`}
          onClick={() => opened.open({ moves, cause, count: losing.length })}
        />
      )}
      {opened.props && (
        <MoveDialog
          moves={opened.props.moves}
          title={`Reschedule around ${opened.props.cause}`}
          confirmLabel="Reschedule"
          explanation={`These tasks lose working time to ${opened.props.cause}. Each ends later by the working time that it lost, and what waits for it moves with it.${opened.props.count > maxMoves ? ` These are the first ${maxMoves} of ${opened.props.count} tasks.` : ''}`}
          onDone={opened.close}
          onCancel={opened.close}
        />
      )}
    </>
  );
}
