import { changedFields, readableText } from '../../../src/server/history/changedFields';

test('only what differs is a change, and it is put into words', () => {
  expect(
    changedFields([
      { field: 'status', before: 'OPEN', after: 'OPEN' },
      { field: 'priority', before: 'LOW', after: 'HIGH' },
      { field: 'assignee', before: 'id-1', after: null, shown: { before: 'Asha Rao', after: null } },
      { field: 'due_on', before: null, after: null },
    ]),
  ).toEqual([
    { field: 'priority', previous: 'LOW', current: 'HIGH' },
    { field: 'assignee', previous: 'Asha Rao', current: null },
  ]);
});

test('formatted text is shown as plain lines', () => {
  expect(readableText('<p>One <strong>two</strong></p><ul><li>3 &lt; 4 &amp; 5</li></ul>')).toBe('One two\n3 < 4 & 5');
  expect(readableText(null)).toBeNull();
});

test('a very long text is cut', () => {
  expect(readableText(`<p>${'x'.repeat(5000)}</p>`)).toHaveLength(1001);
});
