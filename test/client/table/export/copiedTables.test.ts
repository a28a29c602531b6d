import { escapeCopiedTables } from '../../../../src/client/table/export/copiedTables';
import { cellsWithoutApostrophes } from '../../../../src/client/table/export/pastedCells';

let stop: () => void;
beforeEach(() => {
  stop = escapeCopiedTables(document);
  document.body.innerHTML = `
    <h2>Hours</h2>
    <p>of <b>this</b> week</p>
    <table>
      <tbody>
        <tr><th>Reason</th><th colspan="2">Hours</th></tr>
        <tr><td id="formula">=HYPERLINK("https://a.example")</td><td>-8</td><td></td></tr>
        <tr><td>Tar the <i>mooring</i> posts</td><td>-8 Hr</td><td id="last">@end</td></tr>
      </tbody>
    </table>
    <p id="after">+1 more</p>
    <input id="field" value="=1" />`;
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const find = (selector: string): Element => document.querySelector(selector)!;

function copy(from: Node, to: Node, target: Element = document.body, isHandled = false) {
  const selection = getSelection()!;
  selection.removeAllRanges();
  const range = document.createRange();
  range.setStart(from, 0);
  range.setEnd(to, to.nodeType === Node.TEXT_NODE ? (to.nodeValue?.length ?? 0) : to.childNodes.length);
  selection.addRange(range);
  const data = new Map<string, string>();
  const event = new Event('copy', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { setData: (type: string, text: string) => data.set(type, text) } });
  if (isHandled) event.preventDefault();
  target.dispatchEvent(event);
  return { data, isTakenOver: !isHandled && event.defaultPrevented };
}

const lines = ['Reason\tHours\t', `"'=HYPERLINK(""https://a.example"")"\t-8\t`, "Tar the mooring posts\t'-8 Hr\t'@end"];

test('cells arrive in a spreadsheet without formulas, figures as figures, and in Daybook as they were shown', () => {
  const { data } = copy(find('th'), find('#last'));
  expect(data.get('text/plain')?.split('\n')).toEqual(lines);
  expect(data.get(cellsWithoutApostrophes)).toBe(lines.join('\n').replaceAll("'", ''));
  const html = document.createElement('div');
  html.innerHTML = data.get('text/html') ?? '';
  expect(Array.from(html.querySelectorAll('td'), (cell) => cell.textContent)).toEqual([
    ...['Reason', 'Hours', ''],
    ...[`'=HYPERLINK("https://a.example")`, '-8', ''],
    ...['Tar the mooring posts', "'-8 Hr", "'@end"],
  ]);
});

test('the text before and after a table is copied with it', () => {
  const { data } = copy(find('h2'), find('#after'));
  expect(data.get('text/plain')?.split('\n')).toEqual(['Hours', 'of this week', ...lines, '+1 more']);
});

test('a selection within one cell, outside of tables, in a field, or of cells that a list has copied itself is left alone', () => {
  const text = find('#formula').firstChild!;
  expect(copy(text, text).isTakenOver).toBe(false);
  expect(copy(find('h2'), find('h2')).isTakenOver).toBe(false);
  expect(copy(find('th'), find('#last'), find('#field')).isTakenOver).toBe(false);
  expect(copy(find('th'), find('#last'), document.body, true).data.size).toBe(0);
});
