import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DateRangeFilter, NumberRangeFilter } from '../../../../../src/client/table/grid/popover/ColumnFilterForm';
import { renderUi } from '../../../../support/renderUi';

test.each([
  ['31/02/2026', 'There is no such day in the calendar'],
  ['1-1-26', 'Please enter the date as DD/MM/YYYY'],
])('a filter of days does not take %s, and says why', async (typed, message) => {
  const onChange = jest.fn();
  renderUi(<DateRangeFilter header="Due Date" filter={undefined} onChange={onChange} />);
  await userEvent.type(screen.getByLabelText('From'), `${typed}{Enter}`);
  expect(screen.getByText(message)).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});

test('a filter of days reads a day as a spreadsheet writes it', async () => {
  const onChange = jest.fn();
  renderUi(<DateRangeFilter header="Due Date" filter={undefined} onChange={onChange} />);
  await userEvent.click(screen.getByLabelText('From'));
  await userEvent.paste('02-Mar-2026');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith({ kind: 'dates', from: '2026-03-02' });
});

test('a filter of figures asks for a number', async () => {
  renderUi(<NumberRangeFilter header="Estimated" filter={undefined} onChange={jest.fn()} />);
  await userEvent.type(screen.getByLabelText('At least'), 'many{Enter}');
  expect(screen.getByText('Please enter a number')).toBeVisible();
});
