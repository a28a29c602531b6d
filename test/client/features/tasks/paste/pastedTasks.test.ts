import type { KnownTask } from '../../../../../src/client/entities/knownRecords';
import { parseTsv } from '../../../../../src/client/table/export/parseTsv';
import { asTsv, copiedRows } from '../../../../../src/client/table/export/rowsAsTsv';
import type { ColumnDefinition } from '../../../../../src/client/table/view/columnDefinition';
import {
  guessedMapping,
  mappingWith,
  pastedColumns,
  findHeadingTarget,
  withTarget,
  type PastedColumn,
  type PasteTarget,
} from '../../../../../src/client/features/tasks/paste/pasteMapping';
import {
  namedAs,
  pastedLines,
  readPastedTasks as readMapped,
  type PasteChoices,
} from '../../../../../src/client/features/tasks/paste/pastedTasks';
import { taskRow } from '../../../../support/client/taskRecords';

const readPastedTasks = (
  cells: string[][],
  columnKeys: readonly string[],
  tasks: readonly KnownTask[],
  given: PasteChoices,
) => {
  const mapping = guessedMapping(cells, columnKeys);
  return readMapped(
    pastedLines(cells, mapping),
    mapping.targets,
    tasks.map((of) => ({ task: of })),
    given,
  );
};

const choices: PasteChoices = {
  people: [
    { id: 'p1', name: 'Asha Rao', code: 'EMP001', email: 'asha@port.example' },
    { id: 'p2', name: 'Ben Okoro', email: 'ben@port.example' },
    { id: 'p3', name: 'Ben Okoro', code: 'EMP003', email: 'ben.o@port.example' },
  ],
  sprints: [{ id: 's1', name: 'Quay' }],
  today: '2026-03-02',
  mayEdit: true,
  defaultAssignee: 'p1',
};
const task: KnownTask = taskRow({
  _id: 't1',
  Task_key: 'PR-1',
  Short_summary: 'Old',
  Priority: 'LOW',
  Status: 'OPEN',
  Employee_id: 'p1',
  Assignees: 'Asha Rao',
  Due_date: '2025-01-15',
  Task_duration: 2,
  Issue_type: 'Task',
  Sprint_id: { _id: 's1', Name: 'Quay' },
});

const findCell = (column: PastedColumn, text: string, differences: Partial<PasteChoices> = {}) => {
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
  ['Assignees', 'Stranger', {}, /member/],
  ['Assignees', '-', {}, undefined],
  ['Assignees', 'emp003', { Employee_id: 'p3' }, undefined],
  ['Assignees', 'Rao, Asha', {}, undefined],
  ['Assignees', 'Ben Okoro (EMP003)', { Employee_id: 'p3' }, undefined],
  ['Priority', 'Medium', { Priority: 'MEDIUM' }, undefined],
  ['Status', 'InProgress', { Status: 'IN PROGRESS' }, undefined],
  ['Status', 'Closed', { Status: 'CLOSE' }, undefined],
  ['Status', 'ReadyForQA', { Status: 'READY FOR QA' }, undefined],
  ['Due_date', '31-Dec-26', { Due_date: '2026-12-31' }, undefined],
  ['Due_date', '31/12/2026 00:00:00', { Due_date: '2026-12-31' }, undefined],
  ['Due_date', '12/31/2026', {}, /DD\/MM/],
  ['Task_duration', '1h 30m', { Task_duration: '1.5' }, undefined],
  ['Task_duration', '1d', { Task_duration: '8' }, undefined],
  ['Due_date', '31/12/2026', { Due_date: '2026-12-31' }, undefined],
  ['Due_date', '2026-12-31', { Due_date: '2026-12-31' }, undefined],
  ['Due_date', '', { Due_date: '' }, undefined],
  ['Due_date', '15/01/2025', {}, undefined],
  ['Due_date', '16/01/2025', {}, /earlier than yesterday/],
  ['Due_date', '31/02/2026', {}, /no such day/],
  ['Due_date', 'soon', {}, /DD\/MM/],
  ['Start_date', '14/01/2025', { Start_date: '2025-01-14' }, undefined],
  ['Start_date', '16/01/2025', {}, /Start Date cannot be after Due Date/],
  ['Start_date', '', {}, undefined],
  ['Start_date', 'soon', {}, /DD\/MM/],
  ['Task_duration', '2,5', { Task_duration: '2.5' }, undefined],
  ['Task_duration', '3 Hr', { Task_duration: '3' }, undefined],
  ['Task_duration', '2', {}, undefined],
  ['Task_duration', 'many', {}, /number of hours/],
  ['Sprint', 'quay', {}, undefined],
  ['Sprint', 'No sprint', { Sprint_id: '' }, undefined],
  ['Sprint', 'Elsewhere', {}, /sprint/],
  ['Issue_type', 'bug', { Issue_type: 'Bug' }, undefined],
])('%s: %j', (column, text, values, problem) => {
  const [read, found] = findCell(column, text);
  expect(read).toEqual(values);
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeUndefined();
});

test('without the flag only status, priority and assignee are taken', () => {
  const taken = pastedColumns.filter((column) => {
    const text = {
      Short_summary: 'a',
      Priority: 'HIGH',
      Status: 'CLOSE',
      Assignees: 'ben@port.example',
      Due_date: '31/12/2026',
      Task_duration: '9',
      Sprint: '',
      Issue_type: 'Bug',
      Start_date: '30/12/2026',
      Start_half: 'Second Half',
      Due_half: 'First Half',
    }[column];
    return findCell(column, text, { mayEdit: false })[1] === undefined;
  });
  expect(taken).toEqual(['Priority', 'Status', 'Assignees']);
});

test('start and due day of a line are judged together', () => {
  const values = (start: string, due: string) =>
    readPastedTasks([[start, due]], ['Start_date', 'Due_date'], [task], choices)[0];
  expect(values('01/06/2026', '05/06/2026')?.values).toEqual({ Start_date: '2026-06-01', Due_date: '2026-06-05' });
  expect(values('08/06/2026', '05/06/2026')?.cells.map(({ problem }) => problem)).toEqual([
    'Start Date cannot be after Due Date',
    undefined,
  ]);
  expect(values('16/01/2025', 'never')?.cells.map(({ problem }) => problem !== undefined)).toEqual([true, true]);
});

test('a half behind its day, as copies have it, or in a column of its own is pasted; without one the half stays', () => {
  const late: KnownTask = { ...task, Due_date: '2026-06-05', Due_half: 'First Half' };
  const paste = (line: string[], columns: string[], onto: KnownTask = late) => {
    const [row] = readPastedTasks([line], columns, [onto], choices);
    return [row?.values, row?.cells.map(({ after, problem }) => problem ?? after)];
  };
  expect(paste(['05/06/2026 2nd half'], ['Due_date'])).toEqual([
    { Due_date: '2026-06-05', Due_half: 'Second Half' },
    ['05/06/2026 2nd half'],
  ]);
  expect(paste(['08/06/2026, First Half'], ['Due_date'])[0]).toEqual({ Due_date: '2026-06-08' });
  expect(paste(['08/06/2026'], ['Due_date'])[0]).toEqual({ Due_date: '2026-06-08' });
  expect(paste(['05/06/2026 1st half'], ['Due_date'])).toEqual([{}, ['05/06/2026 1st half']]);
  expect(paste(['04/06/2026', 'second half'], ['Start_date', 'Start_half'])[0]).toEqual({
    Start_date: '2026-06-04',
    Start_half: 'Second Half',
  });
  expect(paste(['', 'morning'], ['Start_half', 'Due_half'])[1]).toEqual([
    '',
    'Please select First Half or Second Half',
  ]);
  // The morning of its last day cannot begin with the afternoon.
  expect(paste(['05/06/2026 2nd half'], ['Start_date'])).toEqual([
    {},
    ['A task that ends in the first half of a day cannot start in its second half'],
  ]);
  const [created] = readPastedTasks([['New', '05/06/2026 1st half']], ['Short_summary', 'Due_date'], [], choices);
  expect(created?.values).toEqual({ Short_summary: 'New', Due_date: '2026-06-05', Due_half: 'First Half' });
});

test('what is rejected in a line leaves its other cells; columns that no user may change are skipped', () => {
  const [row] = readPastedTasks(
    [['PR-9', 'New', 'nonsense', 'HIGH']],
    ['Reporter', 'Short_summary', 'Status', 'Priority'],
    [task],
    choices,
  );
  expect(row?.values).toEqual({ Short_summary: 'New', Priority: 'HIGH' });
  expect(row?.cells.map((cell) => cell.problem === undefined)).toEqual([true, false, true]);
});

test('a line of headings names the columns, and a key that is another task’s rejects the line', () => {
  const cells = [
    ['Key', 'Due Date', 'P'],
    ['PR-1', '', 'HIGH'],
    ['PR-7', '', 'HIGH'],
  ];
  const rows = readPastedTasks(cells, ['Short_summary'], [task, { ...task, _id: 't2', Task_key: 'PR-2' }], choices);
  expect(rows.map((row) => row.values)).toEqual([{ Due_date: '', Priority: 'HIGH' }, {}]);
  expect(rows[1]?.problem).toMatch(/PR-7.*PR-2/);
});

test('lines below the last task are new tasks, whole or not at all', () => {
  const rows = readPastedTasks(
    [['a'], ['First', 'HIGH'], ['Second', 'wrong'], ['', ''], ['', 'LOW'], ['Third']],
    ['Short_summary', 'Priority'],
    [task],
    choices,
  );
  expect(rows.map((row) => [row.task?._id, row.values, row.problem])).toEqual([
    ['t1', { Short_summary: 'a' }, undefined],
    [undefined, { Short_summary: 'First', Priority: 'HIGH' }, undefined],
    [undefined, {}, 'HIGH, MEDIUM or LOW'],
    [undefined, {}, 'Please Select Short Summary'],
    [undefined, { Short_summary: 'Third' }, undefined],
  ]);
  expect(
    readPastedTasks([['New']], ['Short_summary'], [], { ...choices, defaultAssignee: undefined })[0]?.problem,
  ).toBe('Please Select Assignees!');
  expect(
    readPastedTasks([['New']], ['Short_summary'], [], { ...choices, creationProblem: 'Not here' })[0]?.values,
  ).toEqual({});
});

test('reads what it writes: any texts come back from the clipboard', () => {
  const pieces = ['', ' ', 'a', '"', '""', '\t', '\n', '5" pipe', '"whole"', 'a"b"', 'x\ty\nz', ',', 'ä→'];
  const columns: ColumnDefinition<readonly string[]>[] = [0, 1, 2].map((index) => ({
    key: `c${index}`,
    header: `H${index}`,
    type: 'text',
    width: 10,
    value: (row) => row[index],
  }));
  const rows = pieces.flatMap((first) => pieces.map((second) => [first, second, first + second]));
  expect(parseTsv(asTsv(copiedRows(rows, columns, 'UTC')))).toEqual([['H0', 'H1', 'H2'], ...rows]);
  expect(parseTsv('a\tb\r\nc\r\n')).toEqual([['a', 'b'], ['c']]);
  expect(parseTsv('"not closed\tb')).toEqual([['"not closed', 'b']]);
});

test.each<[string, PasteTarget | undefined]>([
  ['Summary', 'Short_summary'],
  ['Short Summary', 'Short_summary'],
  ['TITLE', 'Short_summary'],
  ['Type', 'Issue_type'],
  ['Issue Type *', 'Issue_type'],
  ['P', 'Priority'],
  ['Due Date', 'Due_date'],
  ['due_date', 'Due_date'],
  ['Time', 'Task_duration'],
  ['Estimated (h)', 'Task_duration'],
  ['Task Duration', 'Task_duration'],
  ['Assigned to', 'Assignees'],
  ['AssignedDate', 'other'],
  ['Key', 'key'],
  ['Colour', undefined],
  ['', undefined],
])('the heading %j is for %s', (heading, target) => {
  expect(findHeadingTarget(heading)).toBe(target);
});

test('a line of headings is recognised in any order, with unknown columns next to them; it can be undone and corrected', () => {
  const cells = [
    ['Colour', 'Type', 'Deadline', 'Title', 'Owner'],
    ['red', 'Story', '31/12/2026', 'New crane', 'EMP003'],
  ];
  const mapping = guessedMapping(cells, ['Short_summary', 'Priority']);
  expect(mapping).toEqual({
    hasHeading: true,
    targets: ['other', 'Issue_type', 'Due_date', 'Short_summary', 'Assignees'],
  });
  expect(readMapped(pastedLines(cells, mapping), mapping.targets, [], choices).map(({ values }) => values)).toEqual([
    { Issue_type: 'Story', Due_date: '2026-12-31', Short_summary: 'New crane', Employee_id: 'p3' },
  ]);
  expect(mappingWith(false, cells, ['Short_summary', 'Priority'])).toEqual({
    hasHeading: false,
    targets: ['Short_summary', 'Priority', 'other', 'other', 'other'],
  });
  expect(withTarget(mapping, 0, 'Short_summary').targets).toEqual([
    'Short_summary',
    'Issue_type',
    'Due_date',
    'other',
    'Assignees',
  ]);
});

test('values are not taken for headings', () => {
  expect(guessedMapping([['Status page is down'], ['Task']], ['Short_summary']).hasHeading).toBe(false);
  expect(guessedMapping([['Task'], ['Bug']], ['Issue_type']).hasHeading).toBe(false);
  expect(guessedMapping([['Type'], ['Bug']], ['Issue_type']).hasHeading).toBe(true);
  expect(guessedMapping([['Summary', 'Type']], ['Short_summary']).hasHeading).toBe(false);
  expect(
    guessedMapping(
      [
        ['Clean the quay', 'HIGH'],
        ['Paint', 'LOW'],
      ],
      ['Short_summary', 'Priority'],
    ).hasHeading,
  ).toBe(false);
});

test('every column that can be changed in the list can be pasted under its heading', () => {
  for (const column of pastedColumns)
    expect(
      guessedMapping(
        [
          [
            {
              Short_summary: 'Summary',
              Priority: 'P',
              Status: 'Status',
              Assignees: 'Assignees',
              Due_date: 'Due Date',
              Task_duration: 'Time',
              Sprint: 'Sprint',
              Issue_type: 'Type',
              Start_date: 'Start',
              Start_half: 'Start half',
              Due_half: 'Due half',
            }[column],
            'Key',
          ],
          ['', ''],
        ],
        [],
      ).targets,
    ).toEqual([column, 'key']);
});

test('a name that could be several people asks, and is settled once for all its lines', () => {
  const cells = [
    ['One', 'Ben Okoro'],
    ['Two', 'ben okoro'],
    ['Three', 'Stranger'],
  ];
  const read = (settled: PasteChoices['settled']) =>
    readPastedTasks(cells, ['Short_summary', 'Assignees'], [], { ...choices, settled });
  expect(read(undefined).map((row) => [row.problem, row.cells[1]?.candidates?.map(({ id }) => id)])).toEqual([
    ['2 members are called Ben Okoro: choose one', ['p2', 'p3']],
    ['2 members are called ben okoro: choose one', ['p2', 'p3']],
    ['Not a member of the project: choose one', ['p1', 'p2', 'p3']],
  ]);
  const settled = new Map([
    [namedAs('BEN OKORO'), 'p3'],
    [namedAs('Stranger'), 'p1'],
  ]);
  expect(read(settled).map(({ values }) => values.Employee_id)).toEqual(['p3', 'p3', 'p1']);
});
