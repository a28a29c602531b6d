import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultTableView } from '../../../../src/client/table/view/tableView';
import { renderUi } from '../../../support/renderUi';
import { giveTablesRoom } from '../../../support/client/tableRoom';
import { SelectableTable } from '../SampleTable';
import { columns, tasks } from '../sampleTasks';

giveTablesRoom();

const abbreviated = columns.map((column) =>
  column.key === 'status' ? { ...column, header: 'S', fullName: 'Status' } : column,
);

test('a heading that abbreviates its column is called by the whole name everywhere else', async () => {
  renderUi(
    <SelectableTable
      source={{ kind: 'array', rows: tasks, rowKey: ({ id }) => id }}
      columns={abbreviated}
      view={defaultTableView(abbreviated, { filters: { status: { kind: 'choices', values: ['OPEN'] } } })}
      groupChoices={['status']}
    />,
  );
  const [heading] = await screen.findAllByRole('columnheader', { name: 'Status' });
  expect(within(heading!).getByRole('button', { name: 'Status' })).toHaveTextContent(/^S/);
  expect(heading).toHaveAttribute('title', 'Status');
  expect(screen.getByText(/^Status: /)).toBeVisible();
  await userEvent.click(within(heading!).getByRole('button', { name: 'Status: filter and column menu, filtered' }));
  const menu = await screen.findByRole('dialog', { name: 'Status: filter and column menu' });
  expect(within(menu).getByRole('group', { name: 'Status' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const chooser = await screen.findByRole('dialog', { name: 'Columns' });
  expect(within(chooser).getByRole('checkbox', { name: 'Status' })).toBeChecked();
  expect(within(chooser).getByRole('button', { name: 'Move Status to the left' })).toBeVisible();
});
