import { fromHalfDay } from '../../../../domain/schedule/halfDays';
import { useOverlay } from '../../../screen-state/useOverlay';
import { Button } from '../../../ui/controls/Button';
import { MoveDialog } from './MoveDialog';
import type { PlacedTask } from './timelineModel';

/** Tasks that one call moves. */
const maxMoves = 100;

/** The task stays where it begins; its end moves by what leave takes from it. */
const rescheduleText = ({ id, planned: { start } }: PlacedTask): string[] => {
  if (start === null) return [];
  const { day, half } = fromHalfDay(start);
  return [JSON.stringify({ id, Start_date: day, Start_half: half })];
};

/** Says how many tasks lose time to leave that was granted after they were planned, and offers to plan them again. */
export function RescheduleButton({ tasks }: { readonly tasks: readonly PlacedTask[] }) {
  const opened = useOverlay<readonly string[]>('reschedule');
  const lost = tasks.filter(({ lostHalfDays }) => lostHalfDays > 0);
  const moves = lost.flatMap(rescheduleText).slice(0, maxMoves);
  return (
    <>
      {moves.length > 0 && (
        <Button
          size="small"
          intent="warning"
          variant="outlined"
          text={`${lost.length} ${lost.length === 1 ? 'task loses' : 'tasks lose'} time to leave: reschedule`}
          onClick={() => opened.open(moves)}
        />
      )}
      {opened.props && (
        <MoveDialog
          moves={opened.props}
          title="Reschedule around leave"
          confirmLabel="Reschedule"
          explanation={`Leave was granted after these tasks were planned. Each ends later by the working time that it lost, and what waits for it moves with it.${lost.length > maxMoves ? ` These are the first ${maxMoves} of ${lost.length} tasks.` : ''}`}
          onDone={opened.close}
          onCancel={opened.close}
        />
      )}
    </>
  );
}
