import { screen } from '@testing-library/react';
import { RejectedTasksDialog } from '../../../../../src/client/features/tasks/table/RejectedTasksDialog';
import type { TaskEditResult } from '../../../../../src/client/api/api';
import { renderConnected } from '../../../../support/renderConnected';

const rejected = (_id: string | null, Task_key: string | null): TaskEditResult => ({
  _id,
  Task_key,
  Outcome: 'refused',
  Message: 'Rejected for a reason',
});

test('rejected tasks are named by their keys; one that is not found is not called a new one', () => {
  renderConnected(
    <RejectedTasksDialog
      rejected={[rejected('task-1', 'HBR-1'), rejected('task-2', null), rejected(null, null)]}
      onClose={jest.fn()}
    />,
  );
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent.replace('Rejected for a reason', ''))).toEqual([
    'HBR-1',
    'Unknown task',
    'New task',
  ]);
});
