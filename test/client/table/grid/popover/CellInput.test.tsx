import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CellInput } from '../../../../../src/client/table/grid/popover/CellInput';
import { Scope } from '../../../../../src/client/screen-state/Scope';
import { renderUi } from '../../../../support/renderUi';

it.each([
  ['31/02/2026', 'There is no such day in the calendar'],
  ['12/31/2026', 'Please enter the date as DD/MM/YYYY'],
  ['soon', 'Please enter the date as DD/MM/YYYY'],
  ['01/03/2026', 'Not before April'],
])('a day that is typed in a cell as %s is rejected as in a form', async (typed, message) => {
  const save = jest.fn();
  renderUi(
    <Scope name="cell">
      <CellInput
        label="Due Date"
        at={{ left: 0, top: 0, width: 100, height: 20 }}
        kind="date"
        text=""
        problem={() => 'Not before April'}
        onSave={save}
        onClose={() => undefined}
        onMove={() => undefined}
        leaveField={{ current: undefined }}
      />
    </Scope>,
  );
  await userEvent.type(screen.getByLabelText('Due Date'), `${typed}{Enter}`);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(save).not.toHaveBeenCalled();
});
