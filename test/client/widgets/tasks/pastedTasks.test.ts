import type { KnownTask } from '../../../../src/client/entities/tasks';
import { parseTsv } from '../../../../src/client/ui/table/parseTsv';
import { rowsAsTsv } from '../../../../src/client/ui/table/rowsAsTsv';
import type { ColumnDefinition } from '../../../../src/client/ui/table/columnDefinition';
import { pastedColumns, readPastedTasks, type PasteChoices, type PastedColumn } from '../../../../src/client/widgets/tasks/paste/pastedTasks';
import { taskRow } from '../../../support/taskRecords';

const choices: PasteChoices = {
  people: [
    { id: 'p1', name: 'Asha Rao', email: 'asha@port.example' },
    { id: 'p2', name: 'Ben Okoro', email: 'ben@port.example' },
    { id: 'p3', name: 'Ben Okoro', email: 'ben.o@port.example' },
  ],
  sprints: [{ id: 's1', name: 'Quay' }],
  today: '2026-03-02',
  mayEdit: true,
  defaultAssignee: 'p1',
};
const task: KnownTask = taskRow({ _id: 't1', Task_key: 'PR-1', Short_summary: 'Old', Priority: 'LOW', Status: 'OPEN', Employee_id: 'p1', Assignees: 'Asha Rao', Due_date: '2025-01-15', Task_duration: 2, Issue_type: 'Task', Sprint_id: { _id: 's1', Name: 'Quay' } });

const cellOf = (column: PastedColumn, text: string, differences: Partial<PasteChoices> = {}) => {
  const [row] = readPastedTasks([[text]], [column], [task], { ...choices, ...differences });
  return [row?.values, row?.cells[0]?.problem];
};

test.each<[PastedColumn, string, object, RegExp | undefined]>([
  ['Short_summary', '  New words ', { Short_summary: 'New words' }, undefined],
  ['Short_summary', 'two\nlines', { Short_summary: 'two lines' }, undefined],
  ['Short_summary', 'x'.repeat(301), {}, /300/],
  ['Short_summary', '', {}, undefined],
  ['Priority', 'high', { Priority: 'HIGH' }, undefined],
  ['Priority', 'urgent', {}, /MEDIUM/],
  ['Status', 'In Progress', { Status: 'IN PROGRESS' }, undefined],
  ['Status', 'open', {}, undefined],
  ['Assignees', 'BEN@port.example', { Employee_id: 'p2' }, undefined],
  ['Assignees', 'Ben Okoro', {}, /2 members/],
  ['Assignees', 'Somebody', {}, /member/],
  ['Assignees', '-', {}, undefined],
  ['Due_date', '31/12/2026', { Due_date: '2026-12-31' }, undefined],
  ['Due_date', '2026-12-31', { Due_date: '2026-12-31' }, undefined],
  ['Due_date', '', { Due_date: '' }, undefined],
  ['Due_date', '15/01/2025', {}, undefined],
  ['Due_date', '16/01/2025', {}, /earlier than yesterday/],
  ['Due_date', '31/02/2026', {}, /DD\/MM/],
  ['Task_duration', '2,5', { Task_duration: '2.5' }, undefined],
  ['Task_duration', '3 Hr', { Task_duration: '3' }, undefined],
  ['Task_duration', '2', {}, undefined],
  ['Task_duration', 'many', {}, /number of hours/],
  ['Sprint', 'quay', {}, undefined],
  ['Sprint', 'No sprint', { Sprint_id: '' }, undefined],
  ['Sprint', 'Elsewhere', {}, /sprint/],
  ['Issue_type', 'bug', { Issue_type: 'Bug' }, undefined],
])('%s: %j', (column, text, values, problem) => {
  const [read, found] = cellOf(column, text);
  expect(read).toEqual(values);
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});

test('without the flag only status, priority and assignee are taken', () => {
  const taken = pastedColumns.filter((column) => {
    const text = { Short_summary: 'a', Priority: 'HIGH', Status: 'CLOSE', Assignees: 'ben@port.example', Due_date: '31/12/2026', Task_duration: '9', Sprint: '', Issue_type: 'Bug' }[column];
    return cellOf(column, text, { mayEdit: false })[1] === undefined;
  });
  expect(taken).toEqual(['Priority', 'Status', 'Assignees']);
});

test('what is refused in a line leaves its other cells; columns that nobody changes are passed over', () => {
  const [row] = readPastedTasks([['PR-9', 'New', 'nonsense', 'HIGH']], ['Reporter', 'Short_summary', 'Status', 'Priority'], [task], choices);
  expect(row?.values).toEqual({ Short_summary: 'New', Priority: 'HIGH' });
  expect(row?.cells.map((cell) => cell.problem === undefined)).toEqual([true, false, true]);
});

test('a line of headings names the columns, and a key that is another task’s refuses the line', () => {
  const cells = [['Key', 'Due Date', 'P'], ['PR-1', '', 'HIGH'], ['PR-7', '', 'HIGH']];
  const rows = readPastedTasks(cells, ['Short_summary'], [task, { ...task, _id: 't2', Task_key: 'PR-2' }], choices);
  expect(rows.map((row) => row.values)).toEqual([{ Due_date: '', Priority: 'HIGH' }, {}]);
  expect(rows[1]?.problem).toMatch(/PR-7.*PR-2/);
});

test('lines below the last task are new tasks, whole or not at all', () => {
  const rows = readPastedTasks([['a'], ['First', 'HIGH'], ['Second', 'wrong'], ['', ''], ['', 'LOW'], ['Third']], ['Short_summary', 'Priority'], [task], choices);
  expect(rows.map((row) => [row.task?._id, row.values, row.problem])).toEqual([
    ['t1', { Short_summary: 'a' }, undefined],
    [undefined, { Short_summary: 'First', Priority: 'HIGH' }, undefined],
    [undefined, {}, 'HIGH, MEDIUM or LOW'],
    [undefined, {}, 'Please Select Short Summary'],
    [undefined, { Short_summary: 'Third' }, undefined],
  ]);
  expect(readPastedTasks([['New']], ['Short_summary'], [], { ...choices, defaultAssignee: undefined })[0]?.problem).toBe('Please Select Assignees!');
  expect(readPastedTasks([['New']], ['Short_summary'], [], { ...choices, creationProblem: 'Not here' })[0]?.values).toEqual({});
});

test('reads what it writes: any texts come back from the clipboard', () => {
  const pieces = ['', ' ', 'a', '"', '""', '\t', '\n', '5" pipe', '"whole"', 'a"b"', 'x\ty\nz', ',', 'ä→'];
  const columns: ColumnDefinition<readonly string[]>[] = [0, 1, 2].map((index) => ({ key: `c${index}`, header: `H${index}`, type: 'text', width: 10, value: (row) => row[index] }));
  const rows = pieces.flatMap((first) => pieces.map((second) => [first, second, first + second]));
  expect(parseTsv(rowsAsTsv(rows, columns, 'UTC'))).toEqual([['H0', 'H1', 'H2'], ...rows]);
  expect(parseTsv('a\tb\r\nc\r\n')).toEqual([['a', 'b'], ['c']]);
  expect(parseTsv('"not closed\tb')).toEqual([['"not closed', 'b']]);
});
