import { projectPath } from '../../../../domain/projects/projectPath';
import type { Day } from '../../../../domain/calendar/day';
import { compareTexts } from '../../../../domain/sorting/listOrder';
import type { ListedForecast, ReportMilestone, ReportSprint } from '../../../api/api';
import type { Choice, ColumnDefinition } from '../../../table/view/columnDefinition';
import type { RowValues } from '../../../table/windows/rowValues';
import { daysLeftColumn, descriptionColumn, dueColumn, startColumn, statusColumn } from '../../planning/planColumns';
import { milestoneForecastColumns } from './milestoneForecastColumns';
import { planPath, type PlanKind } from '../../../../domain/planning/planPath';

type ReportRow = ReportMilestone | ReportSprint;

/** The projects among the rows, for the filter. */
export function toProjectChoices(rows: readonly ReportRow[]): readonly Choice[] {
  const names = new Map(rows.map((row) => [row.Project_id._id, row.Project_id.Project_name]));
  return [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => compareTexts(one.label, other.label));
}

const nameColumn = (kind: PlanKind): ColumnDefinition<ReportRow> => ({
  key: 'name',
  header: 'Name',
  type: 'link',
  width: 190,
  frozen: true,
  hideable: false,
  value: (row) => row.Name,
  cell: (row) => ({ text: row.Name, href: planPath(kind, row.Project_id._id, row._id) }),
});

const projectColumn = (projects: readonly Choice[]): ColumnDefinition<ReportRow> => ({
  key: 'project',
  header: 'Project',
  type: 'link',
  width: 180,
  value: (row) => row.Project_id._id,
  cell: (row) => ({
    text: row.Project_id.Project_name,
    href: projectPath(row.Project_id._id),
  }),
  choices: projects,
});

const managerColumn: ColumnDefinition<ReportRow> = {
  key: 'manager',
  header: 'Project manager',
  type: 'person',
  width: 150,
  value: (row) => row.Project_id.Project_manager,
};
const technicalManagerColumn: ColumnDefinition<ReportRow> = {
  key: 'technical_manager',
  header: 'Technical project manager',
  type: 'person',
  width: 180,
  value: (row) => row.Project_id.Technical_project_manager,
};

/** SCR-069: the fields of a milestone in the report and on the list of dues. */
export const milestoneReportColumns = (
  projects: readonly Choice[],
  today: Day,
  forecasts: RowValues<ListedForecast>,
): readonly ColumnDefinition<ReportMilestone>[] => [
  nameColumn('milestone'),
  projectColumn(projects),
  startColumn,
  dueColumn(today),
  daysLeftColumn(today),
  statusColumn,
  ...milestoneForecastColumns(forecasts),
  managerColumn,
  technicalManagerColumn,
  descriptionColumn,
];

/** SCR-070: the fields of a sprint in the report and on the list of dues. */
export const sprintReportColumns = (
  projects: readonly Choice[],
  today: Day,
): readonly ColumnDefinition<ReportSprint>[] => [
  nameColumn('sprint'),
  projectColumn(projects),
  startColumn,
  dueColumn(today),
  daysLeftColumn(today),
  statusColumn,
  { key: 'milestone', header: 'Milestone', type: 'text', width: 170, value: (row) => row.Milestone?.Name },
  { key: 'scope', header: 'Scope type', type: 'text', width: 116, value: (row) => row.Scope_type },
  descriptionColumn,
  { ...managerColumn, isHiddenAtFirst: true },
  { ...technicalManagerColumn, isHiddenAtFirst: true },
];
