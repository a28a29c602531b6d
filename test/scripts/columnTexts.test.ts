import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const clientFolder = path.resolve(import.meta.dirname ?? __dirname, '../../src/client');

/** Excel has them as figures or days: what the cell draws in its own way has to be in the value, or in another column. */
const typed = /^'(?:date|instant|time|number|hours|progress)'$/;

/** Columns of figures and days whose cells draw more than the value formatted by its type. */
const drawnOtherwise: Readonly<Record<string, string>> = {
  'attendance/attendanceColumns.ts hours': 'hours and minutes; the file has the hours as a figure',
  'dashboard/portfolio/portfolioChartColumns.ts key':
    'Done without open tasks, - without a forecast; the file has the day of the others',
  'dashboard/portfolio/portfolioColumns.ts progress': 'the percentage as a link',
  'dashboard/portfolio/portfolioColumns.ts sprint_progress': 'the percentage as a link',
  'dashboard/portfolio/portfolioColumns.ts estimated': 'the hours as a link',
  'dashboard/portfolio/portfolioColumns.ts logged': 'the hours as a link',
  'dashboard/portfolio/portfolioColumns.ts open': 'the figure as a link',
  'dashboard/portfolio/portfolioColumns.ts overdue': 'the figure as a link',
  'dashboard/portfolio/portfolioColumns.ts unassigned': 'the figure as a link',
  'dashboard/portfolio/portfolioColumns.ts bugs': 'the figure as a link',
  'dashboard/portfolio/portfolioColumns.ts blocked': 'the figure as a link',
  'dashboard/portfolio/portfolioColumns.ts away': 'the figure as a link',
  'dashboard/portfolio/portfolioColumns.ts variance': 'the figure with its sign',
  'dashboard/portfolio/portfolioColumns.ts updated': 'the age in words; the file has the instant',
  'dashboard/portfolio/portfolioColumns.ts sprint_due': 'the days left in words; the file has the day',
  'dashboard/portfolio/portfolioColumns.ts milestone_due': 'the days left in words; the file has the day',
  'kra/ratingColumns.ts key': 'the rating; its question has a column that the file always has',
  'kra/screens/TlKraScreen.tsx month': 'the name of the month; the file has its first day',
  'kra/averageColumns.ts month': 'the name of the month; the file has its first day',
  'masters/screens/masterColumns.ts used_by': 'the figure as a link',
  'pending/screens/pendingColumns.ts Age': 'the age in words; Requested has the instant',
  'permissions/screens/RolesTable.tsx granted': 'how many of all flags; the file always has All flags',
  'planning/planColumns.ts due': 'the day, marked when overdue; the status and the days left are columns',
  'planning/planColumns.ts days_left': 'the figure in words',
  'planning/screens/figureColumns.ts carried': 'the figure',
  'planning/screens/figureColumns.ts tasks': 'how many of the planned tasks; the file always has Planned',
  'present-data/screens/presentColumns.ts Date': 'the name of the month; the file has its first day',
  'projects/members/memberColumns.ts open': 'the figure as a link',
  'projects/members/memberColumns.ts done': 'the figure as a link',
  'projects/members/memberColumns.ts rejected': 'the figure as a link',
  'projects/members/memberColumns.ts overdue': 'the figure as a link',
  'projects/screens/projectColumns.ts open': 'the figure as a link',
  'projects/screens/projectColumns.ts tasks': 'the figure as a link',
  'projects/screens/projectColumns.ts finished': 'the figure as a link',
  'projects/screens/projectColumns.ts rejected': 'the figure as a link',
  'projects/screens/projectColumns.ts bugs': 'the figure as a link',
  'reports/plan-reports/milestoneForecastColumns.ts key':
    'the day, or that no task is open; the file always has Open tasks',
  'reports/plan-reports/milestoneForecastColumns.ts open': 'the figure',
  'reports/screens/ProjectStatusReportScreen.tsx created': 'the time, and edited; the file always has Edited',
  'tasks/taskColumns.ts Start_date': 'the day with an unusual half; the file always has Start half',
  'tasks/taskColumns.ts Due_date': 'the day, marked when overdue; the status is a column; the file always has Due half',
  'tasks/timeline/timelineColumns.ts Start_date': 'the day with an unusual half; the file always has Start half',
  'tasks/timeline/timelineColumns.ts Due_date': 'the day with an unusual half; the file always has Due half',
  'tasks/taskFigureColumns.ts Variance_hours': 'the figure with its sign',
  'tasks/taskFigureColumns.ts Slack': 'the figure with its unit',
  'tasks/taskFigureColumns.ts Age': 'the figure with its unit',
};

/** Buttons are in no file: those whose text has information of the row, with where else it is shown. */
const informativeButtons: Readonly<Record<string, string>> = {
  'kra/screens/TlKraScreen.tsx Rating_status': 'Rated on and the average of the leader',
  'tasks/table/timerColumn.ts Timer': 'what runs is the own timer of the moment',
};

interface Definition {
  /** The file inside features, and the key of the column. */
  readonly id: string;
  readonly type: string;
  readonly value: string;
  readonly cell: string | undefined;
  readonly isButton: boolean;
  /** Pixels. */
  readonly width: number;
}

/** Every object with a heading and a value: a column as it is declared. */
function definitionsIn(name: string): Definition[] {
  const source = ts.createSourceFile(
    name,
    readFileSync(path.join(clientFolder, name), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    // In a .tsx file '<Row>(' would begin an element.
    name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: Definition[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const sourceText = (property: string): string | undefined => {
        const member = node.properties.find((candidate) => candidate.name?.getText() === property);
        return member && ts.isPropertyAssignment(member) ? member.initializer.getText() : member?.getText();
      };
      // Or a call that makes `value` with what belongs to it: `...plainField('Task_key')`.
      const spread = node.properties.find(
        (candidate) => ts.isSpreadAssignment(candidate) && ts.isCallExpression(candidate.expression),
      );
      const value = sourceText('value') ?? spread?.getText();
      if (value !== undefined && sourceText('header') !== undefined)
        found.push({
          id: `${name.replace(/^features\//, '')} ${(sourceText('key') ?? '').replaceAll("'", '')}`,
          type: sourceText('type') ?? '',
          value,
          cell: sourceText('cell'),
          isButton: sourceText('onPress') !== undefined,
          width: Number(sourceText('width') ?? 0),
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const definitions = readdirSync(clientFolder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll(path.sep, '/'))
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('table/'))
  .flatMap(definitionsIn);

const isConstant = (value: string): boolean => /^\(\) => '[^']*'$/.test(value);

test('the tables declare their columns where this test reads them', () => {
  expect(definitions.length).toBeGreaterThan(250);
});

test('no cell has a shortened text: copies and files have the text, `short` is for the screen alone', () => {
  const shortened = /\btext: (?:\w*[sS]hort\w*\(|[^,}]*\.(?:slice|substring|substr)\()/;
  expect(definitions.filter(({ cell }) => cell !== undefined && shortened.test(cell)).map(({ id }) => id)).toEqual([]);
});

test('what a cell of figures or days draws beyond its value is in the Excel file too', () => {
  const drawn = definitions
    .filter(({ type, cell, isButton }) => typed.test(type.replace(' as const', '')) && cell !== undefined && !isButton)
    .map(({ id }) => id);
  expect([...new Set(drawn)].sort()).toEqual(Object.keys(drawnOtherwise).sort());
});

test('a button, which no file has, says nothing that another column does not say', () => {
  const telling = definitions.filter(({ isButton, value }) => isButton && !isConstant(value)).map(({ id }) => id);
  expect([...new Set(telling)].sort()).toEqual(Object.keys(informativeButtons).sort());
});

test('days and instants, marked or not, are wide enough to be read without resizing the column', () => {
  // 12 px DejaVu Sans, the widest of the fonts that Linux, Windows and macOS choose, with 8 px on both sides:
  // '28/12/2026 12:58 AM' 147 px, '! 28/12/2026' in bold 102 px, '28/12/2026' 86 px.
  const enough = (type: string, cell: string | undefined): number =>
    type === "'instant'" ? 150 : /[oO]verdue/.test(cell ?? '') ? 106 : 90;
  const narrow = definitions.filter(
    ({ id, type, cell, width }) =>
      (type === "'instant'" || type === "'date'") &&
      !drawnOtherwise[id]?.includes('in words') &&
      width > 0 &&
      width < enough(type, cell),
  );
  expect(narrow.map(({ id, width }) => `${id}: ${width}`)).toEqual([]);
});
