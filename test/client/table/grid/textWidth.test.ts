import { textWidth } from '../../../../src/client/table/grid/rows/textWidth';
import { FONT_SIZE_PX } from '../../../../src/client/table/view/tableView';

describe('The width that a text of a table may take', () => {
  // Measured at 12 px in DejaVu Sans, a wide font.
  const measured: readonly (readonly [text: string, widthPx: number])[] = [
    ['03/12/2026', 69.2],
    ['Kaito Eastermann', 106.5],
    ['QABN-1500', 69.8],
    ['MEDIUM', 49.9],
    ['READY FOR QA', 90.1],
    ['Fleet Telematics Amberfield Group', 206.8],
  ];

  it.each(measured)('of %s is at least that of a wide font, and at most a fifth more', (text, widthPx) => {
    const estimated = textWidth(text) * FONT_SIZE_PX.compact;
    expect(estimated).toBeGreaterThanOrEqual(widthPx);
    expect(estimated).toBeLessThan(widthPx * 1.2);
  });

  it('counts both halves of an emoji, and nothing for an empty text', () => {
    expect(textWidth('\u{1F600}')).toBeGreaterThan(1.3);
    expect(textWidth('')).toBe(0);
  });
});
