import { drawerColumns, ownDayColumns } from '../../../../src/client/features/attendance/attendanceColumns';
import { NUMBER_COLUMN_WIDTH_PX } from '../../../../src/client/table/view/shownColumns';
import { FONT_SIZE_PX } from '../../../../src/client/table/view/tableView';

/** Pixels of the table in a window of 1280, next to the menu and without scroll bar and borders. */
const room = 1028;

test('the button that asks for a correction is in view in a window of 1280 pixels', () => {
  const widths = ownDayColumns('2026-03-02', () => undefined).map(({ width }) => width);
  expect(widths.reduce((sum, width) => sum + width, NUMBER_COLUMN_WIDTH_PX)).toBeLessThanOrEqual(room);
});

/** Widths of Arial in thousandths of the font size; other letters and digits have that of a digit, or less. */
const digitWidth = 556;
const glyphWidths: Readonly<Record<string, number>> = {
  W: 944,
  M: 833,
  A: 667,
  P: 667,
  s: 500,
  y: 500,
  ' ': 278,
  ':': 278,
  '/': 278,
};
/** Before and after the text of a cell. */
const cellPaddingPx = 16;
const neededPx = (text: string, fontSizePx: number): number =>
  ([...text].reduce((sum, glyph) => sum + (glyphWidths[glyph] ?? digitWidth), 0) * fontSizePx) / 1000 + cellPaddingPx;

test.each([
  ['of the own month', ownDayColumns('2026-03-02', () => undefined)],
  ["of an employee's month", drawerColumns('Asia/Kolkata')],
])('no day and no time %s is cut off, whatever the density', (_month, columns) => {
  const longest: Readonly<Record<string, string>> = {
    date: '30/09/2026',
    day: 'Wednesday',
    shift_in: '10:00 AM',
    shift_out: '07:15 PM',
    in: '10:00 AM',
    out: '10:00 AM',
    hours: '12:34',
  };
  const largest = Math.max(...Object.values(FONT_SIZE_PX));
  const cut = columns.filter(({ key, width }) => width < neededPx(longest[key] ?? '', largest));
  expect(cut.map(({ key }) => key)).toEqual([]);
});
