import { ownOvertimeColumns } from '../../../../src/client/features/overtime/screens/overtimeColumns';
import { ACTIONS_COLUMN_WIDTH_PX, NUMBER_COLUMN_WIDTH_PX } from '../../../../src/client/table/view/shownColumns';

/** Pixels of the table in a window of 1280, next to the menu and without scroll bar and borders. */
const room = 1028;

test('what became of own overtime is in view in a window of 1280 pixels', () => {
  const position = ownOvertimeColumns.findIndex(({ key }) => key === 'Approval_Status');
  const end = ownOvertimeColumns.slice(0, position + 1).reduce((sum, { width }) => sum + width, 0);
  expect(NUMBER_COLUMN_WIDTH_PX + ACTIONS_COLUMN_WIDTH_PX + end).toBeLessThanOrEqual(room);
});
