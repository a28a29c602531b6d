import { groupedBy } from '../../../../domain/collections/groupedBy';
import { personName } from '../../../../domain/wording/personName';
import { v7 as newId } from 'uuid';
import { parseDisplayedDay } from '../../../../domain/calendar/parseDisplayedDay';
import { isDay } from '../../../../domain/calendar/isDay';
import type { FormerWorkplace } from '../../../../domain/employees/workplaces';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import { cellText, unreadable, type SheetRow } from '../../../spreadsheets/sheetRow';
import { erasedProblem } from '../editEmployee';
import { recordProblems, type RecordWriter } from '../employeeCheck';
import type { FieldChange } from '../../../employee-records/employeeChangesRepository';
import type { EmployeeRow } from '../../../employee-records/employeesReadModel';
import {
  changesBetween,
  toEmployeeColumns,
  storedColumns,
  type EmployeeColumns,
  type EmployeeForm,
} from '../employeeValues';
import type { KnownCompany } from '../knownCompanyReadModel';
import type { KnownPerson } from '../knownPeople';

/** Headings of the list of employees and of its Excel file; other columns are ignored. */
const headings = [
  'Code',
  'Name',
  'First name',
  'Middle name',
  'Last name',
  'Position',
  'Department',
  'Team leader',
  'Location',
  'Vertical',
  'Shift',
  'Role permission',
  'E-mail',
  'Mobile',
  'Joined',
  'Status',
] as const;
type Heading = (typeof headings)[number];
type Texts = Partial<Record<Heading, string>>;

/** The columns of the fields that rules complain about. */
const columns = new Map<string, Heading>([
  ['Employee_code', 'Code'],
  ['First_name', 'First name'],
  ['Last_name', 'Last name'],
  ['Email', 'E-mail'],
  ['Mobile', 'Mobile'],
  ['Role_id', 'Role permission'],
  ['Position_id', 'Position'],
  ['Department_id', 'Department'],
  ['Team_leader_id', 'Team leader'],
  ['Location_id', 'Location'],
  ['Vertical_id', 'Vertical'],
  ['Shift_type', 'Shift'],
  ['Joined', 'Joined'],
  ['Status', 'Status'],
]);

/** A problem of the record itself, not of one of its columns. */
const ofRecord = '';

/** A problem with the column of the file that it is about, if it is about one. */
export const problemText = ({ field, message }: FieldProblem, column = columns.get(field)): string =>
  column === undefined ? message : `${column}: ${message}`;

/** One text for each column: what follows from the first problem of a column is left out. */
function problemTexts(problems: readonly FieldProblem[], texts: Texts): string[] {
  const byField = new Map([...problems].reverse().map((problem) => [problem.field, problem]));
  return problems
    .filter((problem) => byField.get(problem.field) === problem)
    .map((problem) => {
      const own = columns.get(problem.field);
      const isInName = (own === 'First name' || own === 'Last name') && texts[own] === undefined && 'Name' in texts;
      return problemText(problem, isInName ? 'Name' : own);
    });
}

/** A row of the file with its effect. */
export interface CheckedEmployee {
  readonly line: number;
  readonly id: string;
  readonly values: EmployeeColumns;
  readonly stored: EmployeeRow | undefined;
  readonly changes: readonly FieldChange[];
  readonly problems: readonly string[];
  /** The former workplaces, where another location or shift applies from now on. */
  readonly former?: readonly FormerWorkplace[] | undefined;
}

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

function readTexts(heading: SheetRow, rows: readonly SheetRow[]): Texts[] {
  const keys = heading.cells.map((cell) => plain(cellText(cell)));
  const places = headings.flatMap((name) =>
    keys.includes(plain(name)) ? [[name, keys.indexOf(plain(name))] as const] : [],
  );
  const has = (name: Heading): boolean => places.some(([present]) => present === name);
  if (!has('Code')) throw unreadable('File', 'The file has no column Code');
  return rows.map(({ cells }) => Object.fromEntries(places.map(([name, place]) => [name, cellText(cells[place])])));
}

type FindIds = (text: string) => readonly { id: string }[];

/** The file names employees and entries: the id of the named one, or the problem. */
function idNamed(field: string, text: string | undefined, find: FindIds, problems: FieldProblem[]): string | undefined {
  if (text === undefined || text === '') return text;
  const found = find(text);
  if (found.length === 1) return found[0]?.id;
  problems.push({
    field,
    message:
      found.length === 0
        ? `there is no '${text}'`
        : `several are called '${text}', now or after the import; use the code`,
  });
  return undefined;
}

const named = (entries: ReadonlyMap<string, { id: string; name: string }>) => (text: string) =>
  [...entries.values()].filter(({ name }) => name.toLowerCase() === text.toLowerCase());

/** 'First Last' where the file has one column for the name. */
function readNames(texts: Texts, stored: EmployeeRow | undefined): Pick<EmployeeForm, 'First_name' | 'Last_name'> {
  const whole = texts.Name?.replace(/\s+/g, ' ').trim();
  const isUnchanged = whole === undefined || whole === stored?.full_name;
  const [first = '', ...rest] = isUnchanged ? [] : whole.split(' ');
  return {
    First_name: texts['First name'] ?? (isUnchanged ? (stored?.first_name ?? '') : first),
    Last_name: texts['Last name'] ?? (isUnchanged ? (stored?.last_name ?? '') : rest.join(' ')),
  };
}

const parseDay = (text: string | undefined): string | undefined =>
  text === undefined || text === '' || isDay(text) ? text : (parseDisplayedDay(text) ?? text);

function toForm(
  texts: Texts,
  stored: EmployeeRow | undefined,
  known: KnownCompany,
  namedInFile: FindIds,
  problems: FieldProblem[],
): EmployeeForm {
  // Those who have the name now and those who have it after the import: the file may give the name of one to another.
  const leaders = (text: string) => {
    const inFile = namedInFile(text).flatMap(({ id }) => known.people.get(id) ?? []);
    const found = [...new Set([...known.people.named(text), ...inFile])];
    const byCode = found.filter(({ code }) => code.toLowerCase() === text.toLowerCase());
    // An inactive leader is accepted by code only, unless the record has this leader already.
    return byCode.length > 0
      ? byCode
      : found.filter(({ id, status }) => status === 'Active' || id === stored?.team_leader_id);
  };
  return {
    Employee_code: texts.Code ?? '',
    ...readNames(texts, stored),
    Middle_name: texts['Middle name'],
    Email: texts['E-mail'] ?? stored?.email ?? '',
    Mobile: texts.Mobile,
    Role_id: idNamed('Role_id', texts['Role permission'], named(known.roles), problems) || (stored?.role_id ?? ''),
    Position_id: idNamed('Position_id', texts.Position, named(known.positions), problems),
    Department_id: idNamed('Department_id', texts.Department, named(known.departments), problems),
    Team_leader_id: idNamed('Team_leader_id', texts['Team leader'], leaders, problems),
    Location_id: idNamed('Location_id', texts.Location, named(known.locations), problems),
    Vertical_id: idNamed('Vertical_id', texts.Vertical, named(known.verticals), problems),
    Shift_type: texts.Shift,
    Joined: parseDay(texts.Joined),
  };
}

function obstacles(row: EmployeeRow, mayChange: ImportBasis['mayChange']): FieldProblem[] {
  if (!mayChange(row)) return [{ field: ofRecord, message: 'You may not change this record' }];
  return row.erased_at === null ? [] : [{ field: ofRecord, message: erasedProblem(row) }];
}

/** A line of the file. */
interface Draft {
  readonly line: number;
  readonly id: string;
  readonly texts: Texts;
  readonly row: EmployeeRow | undefined;
  /** An earlier line has the code. */
  readonly isRepeated: boolean;
  readonly problems: FieldProblem[];
}

/** A line with the values that it asks for. */
interface Result extends Draft {
  readonly before: EmployeeColumns | undefined;
  readonly values: EmployeeColumns;
  readonly changes: readonly FieldChange[];
}

/** The employee as the line leaves it. */
const importedPerson = ({ id, row, values }: Result): KnownPerson => ({
  id,
  code: values.code,
  email: values.email,
  full_name: personName({ First_name: values.first_name, Last_name: values.last_name }),
  status: row?.status ?? 'Active',
  role_id: values.role_id,
  team_leader_id: values.team_leader_id,
});

/** Until its line is checked an employee has neither the former nor the new mail address and leader, where they differ. */
const givenUp = ({ before, values }: Result): Partial<KnownPerson> => ({
  ...(before?.email.toLowerCase() !== values.email.toLowerCase() && { email: '' }),
  ...(before?.team_leader_id !== values.team_leader_id && { team_leader_id: null }),
});

/** Employees by the names that the file gives them, 'Name' or 'Name (Code)', whatever the case. */
function namesInFile(drafts: readonly Draft[]): FindIds {
  const named = groupedBy(
    drafts.flatMap(({ id, texts, row }) => {
      const name = personName(readNames(texts, row)).toLowerCase();
      return [name, `${name} (${texts.Code?.toLowerCase() ?? ''})`].map((key) => ({ key, id }));
    }),
    ({ key }) => key,
  );
  return (text) => named.get(text.toLowerCase()) ?? [];
}

export interface ImportBasis extends RecordWriter {
  readonly known: KnownCompany;
  readonly stored: readonly EmployeeRow[];
  /** Whether the caller may change this employee. */
  readonly mayChange: (row: EmployeeRow) => boolean;
  readonly mayAdd: boolean;
}

/**
 * The effect of each row, in the order of the file; leaders may be rows of the file. What is wrong does not depend on
 * their order, only which row is blamed: of several with the same new mail address the later ones, of a circle of team
 * leaders the last.
 * @throws Failure 422 for a file without the column of codes
 */
export function checkImport(
  [heading, ...rows]: readonly SheetRow[],
  { caller, today, known, stored, mayChange, mayAdd }: ImportBasis,
): CheckedEmployee[] {
  if (heading === undefined || rows.length === 0) throw unreadable('File', 'The file has no rows');
  const byCode = new Map(stored.map((row) => [row.code.toLowerCase(), row]));
  const lines = new Map<string, number>();
  const drafts = readTexts(heading, rows).map((texts, index): Draft => {
    const line = rows[index]?.line ?? 0;
    const code = (texts.Code ?? '').toLowerCase();
    const row = byCode.get(code);
    const problems: FieldProblem[] = [];
    const first = lines.get(code);
    if (code !== '' && first !== undefined)
      problems.push({ field: 'Employee_code', message: `line ${first} has the same code` });
    else lines.set(code, line);
    const id = row?.id ?? newId();
    // Rows may reference later rows.
    if (!row && code !== '' && first === undefined) {
      const { First_name, Last_name } = readNames(texts, undefined);
      known.people.set(id, {
        id,
        code: texts.Code ?? '',
        email: '',
        full_name: personName({ First_name, Last_name }),
        status: 'Active',
        role_id: '',
        team_leader_id: null,
      });
    }
    return { line, id, texts, row, isRepeated: code !== '' && first !== undefined, problems };
  });
  const namedInFile = namesInFile(drafts);
  const results = drafts.map((draft): Result => {
    const { row, texts, problems } = draft;
    const before = row && storedColumns(row);
    const values = toEmployeeColumns(toForm(texts, row, known, namedInFile, problems), before);
    return { ...draft, before, values, changes: before ? changesBetween(before, values, known) : [] };
  });
  // Each line is compared with what all lines leave, whatever their order: what a line gives up is free for the others.
  for (const result of results)
    if (!result.isRepeated) known.people.set(result.id, { ...importedPerson(result), ...givenUp(result) });
  return results.map((result) => {
    const { line, id, texts, row, before, values, changes, problems } = result;
    if (
      row &&
      texts.Status !== undefined &&
      texts.Status !== '' &&
      texts.Status.toLowerCase() !== row.status.toLowerCase()
    )
      problems.push({ field: 'Status', message: 'people are activated and deactivated one by one' });
    if (!row && texts.Status?.toLowerCase() === 'deactive')
      problems.push({ field: 'Status', message: 'new employees are Active' });
    if (!row && !mayAdd)
      problems.push({ field: 'Employee_code', message: 'no employee has it, and you may not add people' });
    if (row && changes.length > 0) problems.push(...obstacles(row, mayChange));
    if (!row || changes.length > 0) problems.push(...recordProblems(known, { caller, today }, id, values, before));
    known.people.set(id, importedPerson(result));
    return { line, id, values, stored: row, changes, problems: problemTexts(problems, texts) };
  });
}
