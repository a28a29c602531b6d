import fc from 'fast-check';
import { holidaysTakenOver } from '../../../src/domain/masters/holidayCopy';
import {
  departmentProblems,
  holidayProblems,
  isDepartmentCycle,
  locationProblems,
  masterMessages,
  positionProblems,
  requirementProblems,
  techStackProblems,
  ticketDepartmentProblems,
  verticalProblems,
} from '../../../src/domain/masters/masterRules';

const messages = (problems: readonly { message: string }[]): string[] => problems.map(({ message }) => message);

test.each([
  ['Pune', []],
  ['São Paulo', []],
  ['कोलकाता', []],
  ['', ['Please Enter Location Name']],
  ['   ', ['Please Enter Location Name']],
  ['Pune 2', ['field does not accept special characters.']],
  ['Pune-West', ['field does not accept special characters.']],
])('a location may be called %j: %j', (Location_name, problems) => {
  expect(messages(locationProblems({ Location_name, Status: 'Active' }))).toEqual(problems);
});

test('a vertical may have any name, and both need a status', () => {
  expect(verticalProblems({ Vertical_name: 'R&D (2)', Status: 'DeActive' })).toEqual([]);
  expect(messages(verticalProblems({ Vertical_name: '', Status: '' }))).toEqual([
    'Please Enter Vertical Name',
    'Please Select Status',
  ]);
});

test('tech stacks and requirements may have any name without a comma, which separates them', () => {
  for (const [problems, missing] of [
    [techStackProblems, 'Please Enter Tech Stack Name'],
    [requirementProblems, 'Please Enter Requirement Name'],
  ] as const) {
    expect(problems({ Name: 'C++ (17)', Status: 'Active' })).toEqual([]);
    expect(messages(problems({ Name: 'C, C++', Status: 'Active' }))).toEqual([masterMessages.noComma]);
    expect(problems({ Name: ' ', Status: 'Gone' })).toEqual([
      { field: 'Name', message: missing },
      { field: 'Status', message: 'Please Select Status' },
    ]);
    expect(messages(problems({ Status: 'Active' }))).toEqual([missing]);
  }
});

test('positions and departments need a name and a status', () => {
  expect(positionProblems({ Position_name: 'QA', Status: 'Active' })).toEqual([]);
  expect(positionProblems({})).toEqual([
    { field: 'Position_name', message: masterMessages.positionName },
    { field: 'Status', message: masterMessages.status },
  ]);
  expect(departmentProblems({ Department_name: 'QA', Status: 'Active' })).toEqual([]);
  expect(departmentProblems({})).toEqual([
    { field: 'Department_name', message: masterMessages.departmentName },
    { field: 'Status', message: masterMessages.status },
  ]);
});

test('a name has at most 100 characters', () => {
  const named = (length: number) => messages(verticalProblems({ Vertical_name: 'x'.repeat(length), Status: 'Active' }));
  expect(named(100)).toEqual([]);
  expect(named(101)).toEqual(['At most 100 characters']);
});

test.each([
  [{ Prefix: 'HR', Response_hours: 8 }, []],
  [{ Prefix: 'H', Response_hours: 0.5 }, []],
  [{ Prefix: 'Helpdesk01', Response_hours: 1000 }, []],
  [{ Prefix: 'HR', Response_hours: 9.29 }, []],
  [{ Prefix: 'HR', Response_hours: 9.255 }, ['Response Time can have at most two decimals']],
  [{ Prefix: 'Helpdesk012', Response_hours: 8 }, [masterMessages.prefixLetters]],
  [{ Prefix: '1H', Response_hours: 8 }, [masterMessages.prefixLetters]],
  [{ Prefix: 'HR', Response_hours: 0.25 }, ['Please Enter Response Time']],
  [{ Prefix: 'HR', Response_hours: 1000.5 }, ['Please Enter Response Time']],
  [{ Prefix: 'HR', Response_hours: null }, ['Please Enter Response Time']],
  [{ Prefix: '', Response_hours: null }, ['Please Enter Prefix', 'Please Enter Response Time']],
  [
    { Prefix: 'H R', Response_hours: 0 },
    ['A prefix has letters and digits only, and begins with a letter', 'Please Enter Response Time'],
  ],
])('a ticket department with %j has the problems %j', (entry, problems) => {
  expect(messages(ticketDepartmentProblems({ Ticket_department_name: 'Help', Status: 'Active', ...entry }))).toEqual(
    problems,
  );
});

test('a holiday needs a date that exists, a name and its length', () => {
  expect(holidayProblems({ Holiday_date: '2026-02-28', Holiday_name: 'Day', Holiday_type: 'Full Day' })).toEqual([]);
  expect(messages(holidayProblems({ Holiday_date: '2026-02-30', Holiday_name: '', Holiday_type: '' }))).toEqual([
    'Please Select Date',
    'Please Enter Holiday Name',
    'Please Select Full or Half Day',
  ]);
});

test('no chain of departments ever closes: whatever is moved, following the parents ends', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...ids), fc.option(fc.constantFrom(...ids)))), (moves) => {
      const parents = new Map<string, string | null>(ids.map((id) => [id, null]));
      for (const [id, parent] of moves) if (!isDepartmentCycle(parents, id, parent)) parents.set(id, parent);
      for (const id of ids) {
        let steps = 0;
        for (let above = parents.get(id) ?? null; above !== null; above = parents.get(above) ?? null) steps += 1;
        expect(steps).toBeLessThan(ids.length);
      }
    }),
  );
});

test('the holidays of a year are taken over once, without 29 February where there is none', () => {
  const holidays = [
    { day: '2024-01-01', name: 'New Year' },
    { day: '2024-02-29', name: 'Leap Day' },
    { day: '2025-12-25', name: 'Christmas' },
  ];
  const taken = holidaysTakenOver(holidays, 2024, 2025);
  expect(taken).toEqual([{ day: '2025-01-01', name: 'New Year' }]);
  expect(holidaysTakenOver([...holidays, ...taken], 2024, 2025)).toEqual([]);
  expect(holidaysTakenOver(holidays, 2024, 2028)).toHaveLength(2);
});

test('a department is not above itself, over however many others', () => {
  const parents = new Map<string, string | null>([
    ['a', null],
    ['b', 'a'],
    ['c', 'b'],
  ]);
  expect(isDepartmentCycle(parents, 'a', 'c')).toBe(true);
  expect(isDepartmentCycle(parents, 'a', 'a')).toBe(true);
  expect(isDepartmentCycle(parents, 'c', 'a')).toBe(false);
  expect(isDepartmentCycle(parents, 'a', null)).toBe(false);
  // A chain that is closed already, without this one.
  expect(
    isDepartmentCycle(
      new Map([
        ['x', 'y'],
        ['y', 'x'],
      ]),
      'a',
      'x',
    ),
  ).toBe(false);
});

test('a holiday is the same as one that is there when its name differs in case and spaces only', () => {
  const holidays = [
    { day: '2026-05-01', name: 'Labour Day' },
    { day: '2027-05-01', name: ' labour day ' },
    { day: '2026-12-24', name: 'Christmas Eve' },
  ];
  expect(holidaysTakenOver(holidays, 2026, 2027)).toEqual([{ day: '2027-12-24', name: 'Christmas Eve' }]);
});

test('every problem names the field of the form where it is shown', () => {
  const fields = (problems: readonly { field: string }[]): string[] => problems.map(({ field }) => field);
  for (const [names, ...entries] of [
    [['Location_name', 'Status'], locationProblems({}), locationProblems({ Location_name: 'Pune 2' })],
    [['Vertical_name', 'Status'], verticalProblems({})],
    [['Name', 'Status'], techStackProblems({}), requirementProblems({ Name: 'C, C++' })],
    [['Position_name', 'Status'], positionProblems({})],
    [['Department_name', 'Status'], departmentProblems({})],
    [
      ['Ticket_department_name', 'Prefix', 'Response_hours', 'Status'],
      ticketDepartmentProblems({}),
      ticketDepartmentProblems({ Prefix: 'H R' }),
    ],
    [['Holiday_date', 'Holiday_name', 'Holiday_type'], holidayProblems({})],
  ] as const)
    for (const problems of entries) expect(fields(problems)).toEqual(names);
});
