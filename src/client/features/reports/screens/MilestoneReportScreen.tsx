import { useMemo } from 'react';
import { useGetMilestoneReportQuery } from '../../../api/api';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { useToday } from '../../../widgets/useToday';
import { milestoneReportColumns, toProjectChoices } from './planReportColumns';
import { PlanReportTable } from './PlanReportTable';

const base = {
  pageSize: 10,
  sort: [
    { key: 'project', direction: 'asc' },
    { key: 'due', direction: 'asc' },
  ],
} as const;

/** /milestone/report: the milestones of all projects that the user may see (SCR-069). */
export default function MilestoneReportScreen() {
  const today = useToday();
  const query = useGetMilestoneReportQuery(undefined, { refetchOnMountOrArgChange: true });
  const projects = useMemo(() => toProjectChoices(query.currentData ?? []), [query.currentData]);
  const columns = useMemo(() => milestoneReportColumns(projects, today), [projects, today]);
  return (
    <Page content="fill" header={<PageHeader title="Milestone Report" />}>
      <PlanReportTable
        kind="milestone"
        layoutName="milestone-report"
        name="Milestone Report"
        columns={columns}
        projects={projects}
        query={query}
        base={base}
        emptyText="Your projects have no milestones yet. Add one on the Milestone tab of a project."
      />
    </Page>
  );
}
