import { ownDayColumns } from '../../../../src/client/features/attendance/attendanceColumns';
import { NUMBER_COLUMN_WIDTH_PX } from '../../../../src/client/table/view/shownColumns';

/** Pixels of the table in a window of 1280, next to the menu and without scroll bar and borders. */
const room = 1028;

test('the button that asks for a correction is in view in a window of 1280 pixels', () => {
  const widths = ownDayColumns('2026-03-02', () => undefined).map(({ width }) => width);
  expect(widths.reduce((sum, width) => sum + width, NUMBER_COLUMN_WIDTH_PX)).toBeLessThanOrEqual(room);
});
