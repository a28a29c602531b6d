import { useMemo } from 'react';
import { useGetSprintReportQuery } from '../../../api/api';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { useTableView } from '../../../table/view/useTableView';
import { useToday } from '../../../widgets/useToday';
import { sprintReportColumns, toProjectChoices } from '../plan-reports/planReportColumns';
import { PlanReportTable } from '../plan-reports/PlanReportTable';

const base = {
  pageSize: 10,
  sort: [
    { key: 'project', direction: 'asc' },
    { key: 'due', direction: 'asc' },
  ],
} as const;

/** /sprint/report: the sprints of all projects that the user may see (SCR-070). */
export default function SprintReportScreen() {
  const today = useToday();
  const query = useGetSprintReportQuery(undefined, { refetchOnMountOrArgChange: true });
  const projects = useMemo(() => toProjectChoices(query.currentData ?? []), [query.currentData]);
  const columns = useMemo(() => sprintReportColumns(projects, today), [projects, today]);
  const [view, changeView] = useTableView('sprint-report', columns, { base });
  return (
    <Page content="fill" header={<PageHeader title="Sprint Report" />}>
      <PlanReportTable
        kind="sprint"
        name="Sprint Report"
        columns={columns}
        projects={projects}
        query={query}
        view={view}
        onViewChange={changeView}
        emptyText="Your projects have no sprints yet. Add one on the Sprint tab of a project."
      />
    </Page>
  );
}
