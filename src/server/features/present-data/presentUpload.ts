import { dayIn, type Day } from '../../../domain/calendar/day';
import {
  parseFigure,
  headingKey,
  presentHeadings,
  presentMessages,
  presentRowProblems,
  presentRowWarnings,
  uploadDayProblems,
  type PresentFigure,
  type PresentHeading,
} from '../../../domain/present-data/presentFields';
import { toMonth } from '../../../domain/calendar/month';
import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import { allInOrder } from '../../database/transactions/allInOrder';
import { failures } from '../../errors/failure';
import type { UploadedFile } from '../../operations/operationShapes';
import type { Call } from '../../operations/call';
import { mapWithPauses } from '../../operations/mapWithPauses';
import { readSheet } from '../../spreadsheets/readSheet';
import { cellText, unreadable, type SheetRow } from '../../spreadsheets/sheetRow';
import { sumVersions } from '../../spreadsheets/storedVersions';
import { namesByCode, versionsByCode } from './presentReadModel';
import type { NewPresentRecord } from './presentRepository';

const field = 'employee_file';
const limits = { field, maxBytes: 5 * 1024 * 1024, maxRows: 10_001 };
const maxNamed = 10;

export interface UploadRow {
  readonly line: number;
  readonly texts: Readonly<Record<PresentHeading, string>>;
  readonly replaces: boolean;
  /** The row cannot be stored. */
  readonly problems: readonly FieldProblem[];
  /** The row can be stored, but HR should check it first. */
  readonly warnings: readonly FieldProblem[];
}

export interface PresentUpload {
  readonly date: Day;
  readonly month: string;
  /** The name of the file on the user's computer. */
  readonly fileName: string;
  readonly rows: readonly UploadRow[];
  readonly notices: readonly string[];
  /** Of the records that the rows replace. */
  readonly storedVersions: number;
}

/** The column of each field, by the headings in the first row. */
function findColumns(heading: SheetRow): { columns: Record<PresentHeading, number>; unread: string[] } {
  const headings = heading.cells.map(cellText);
  const keys = headings.map(headingKey);
  const places = presentHeadings.map((name) => [name, keys.indexOf(headingKey(name))] as const);
  const missing = places.filter(([, place]) => place < 0).map(([name]) => name);
  if (missing.length > 0) throw unreadable(field, `The file has no column ${missing.join(', ')}`);
  const read = new Set(places.map(([, place]) => place));
  return {
    columns: Object.fromEntries(places) as Record<PresentHeading, number>,
    unread: headings.filter((name, place) => name !== '' && !read.has(place)),
  };
}

const shortList = (names: readonly string[]): string =>
  `${names.slice(0, maxNamed).join(', ')}${names.length > maxNamed ? ` and ${names.length - maxNamed} more` : ''}`;

type UploadCall = Pick<Call<'uploadPresentRecords' | 'previewPresentRecords'>, 'database' | 'now' | 'services'>;

/**
 * Parses an upload and checks every row; nothing is stored.
 * @throws Failure 422 for a day that does not exist or is in a month to come, and a file that cannot be read
 */
export async function readPresentUpload(
  { database, now, services }: UploadCall,
  date: Day,
  file: UploadedFile | undefined,
): Promise<PresentUpload> {
  const dayProblems = uploadDayProblems(date, dayIn(services.companyTimeZone, now));
  if (dayProblems.length > 0) throw failures.invalid(dayProblems);
  if (file === undefined) throw failures.malformed([{ field, message: presentMessages.file }]);
  const [heading, ...sheet] = await readSheet(file, limits);
  if (heading === undefined || sheet.length === 0) throw unreadable(field, 'The file has no rows');
  const { columns, unread } = findColumns(heading);
  const texts = await mapWithPauses(
    sheet,
    ({ cells }) =>
      Object.fromEntries(presentHeadings.map((name) => [name, cellText(cells[columns[name]])])) as Record<
        PresentHeading,
        string
      >,
  );
  const codes = [...new Set(texts.map(({ Code }) => Code.toLowerCase()))];
  const [stored, employeeNames] = await allInOrder([
    versionsByCode(database, toMonth(date), codes),
    namesByCode(database, codes),
  ]);
  const firstLines = new Map<string, number>();
  const rows = await mapWithPauses(texts, (row, index): UploadRow => {
    const line = sheet[index]?.line ?? 0;
    const code = row.Code.toLowerCase();
    const first = firstLines.get(code);
    const problems = presentRowProblems(row, toMonth(date));
    if (code !== '' && first !== undefined)
      problems.push({ field: 'Code', message: `Code is already on line ${first}` });
    else firstLines.set(code, line);
    return {
      line,
      texts: row,
      replaces: stored.has(code),
      problems,
      warnings: presentRowWarnings(row, employeeNames.get(code)),
    };
  });
  const notices = unread.length > 0 ? [`Columns that are not read: ${shortList(unread)}`] : [];
  return {
    date,
    month: toMonth(date),
    fileName: file.fileName,
    rows,
    notices,
    storedVersions: sumVersions(stored.values()),
  };
}

/** @throws Failure 422 with one problem per invalid cell, up to a limit */
export function mustHaveNoProblems({ rows }: PresentUpload): void {
  const problems = rows.flatMap(({ line, problems: found }) =>
    found.map(({ message }) => ({ field, message: `Line ${line}: ${message}` })),
  );
  if (problems.length > 0) throw failures.invalid(problems.slice(0, 100));
}

const figure = (row: UploadRow, name: PresentFigure): number => parseFigure(row.texts[name]) ?? 0;

export const toPresentRecord = (row: UploadRow, date: Day): NewPresentRecord => ({
  recorded_on: date,
  name: row.texts.Name,
  code: row.texts.Code,
  working_days: figure(row, 'Working_days'),
  full_leave_count: figure(row, 'Full_leave'),
  half_leave_count: figure(row, 'Half_leave'),
  missed_punch_count: figure(row, 'Missed_punch'),
  wfm_days: figure(row, 'WFM'),
  carry_forward_days: figure(row, 'Carry_forward'),
  total_days: figure(row, 'Total_days'),
  allowed_days: figure(row, 'Allow'),
  grand_total_days: figure(row, 'Grand_Total'),
});
