import { useGetMilestoneReportQuery } from '../../../api/api';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { MilestoneReportTable } from '../plan-reports/MilestoneReportTable';

const base = {
  pageSize: 10,
  sort: [
    { key: 'project', direction: 'asc' },
    { key: 'due', direction: 'asc' },
  ],
} as const;

/** /milestone/report: the milestones of all projects that the user may see (SCR-069). */
export default function MilestoneReportScreen() {
  const query = useGetMilestoneReportQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Page content="fill" header={<PageHeader title="Milestone Report" />}>
      <MilestoneReportTable
        layoutName="milestone-report"
        name="Milestone Report"
        query={query}
        base={base}
        emptyText="Your projects have no milestones yet. Add one on the Milestone tab of a project."
      />
    </Page>
  );
}
