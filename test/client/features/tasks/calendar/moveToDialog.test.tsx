import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoveToDialog } from '../../../../../src/client/features/tasks/calendar/MoveToDialog';
import type { DraftOfTask, MovableTask } from '../../../../../src/client/features/tasks/calendar/calendarMoves';
import { toHalfDay } from '../../../../../src/domain/calendar/halfDays';
import { renderConnected } from '../../../../support/renderConnected';

const days = { startsOn: '2026-03-09', startHalf: 'Second Half', dueOn: '2026-03-12', dueHalf: 'First Half' } as const;

const task: MovableTask = {
  kind: 'task',
  id: 'task-1',
  name: 'ABC-1 Write the letter',
  days,
  employeeId: null,
  isOpen: true,
};

function open(): DraftOfTask[] {
  const drafts: DraftOfTask[] = [];
  renderConnected(
    <MoveToDialog
      task={task}
      isPlanned={() => true}
      today="2026-03-02"
      onPreview={(draft) => drafts.push(draft)}
      onClose={() => undefined}
    />,
  );
  return drafts;
}
const enter = async (label: string, text: string): Promise<void> => {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const preview = () => userEvent.click(screen.getByRole('button', { name: 'Preview' }));

describe("'Move to…' of the calendar", () => {
  it('keeps the halves of the task on other days', async () => {
    const drafts = open();
    await enter('Start Date', '16/03/2026');
    await enter('Due Date', '18/03/2026');
    await preview();
    expect(drafts).toEqual([
      { kind: 'task', task, start: toHalfDay('2026-03-16', 'Second Half'), end: toHalfDay('2026-03-18', 'First Half') },
    ]);
  });

  it('moves to the chosen half of a day; without a due date the task keeps its length', async () => {
    const drafts = open();
    await userEvent.click(screen.getByRole('radio', { name: 'First Half' }));
    await preview();
    expect(drafts).toEqual([{ kind: 'task', task, start: toHalfDay('2026-03-09', 'First Half'), end: null }]);
  });
});
