import { useMemo } from 'react';
import { milestoneDueDays, sprintDueDays } from '../../../../domain/planning/dueDays';
import { useListDueMilestonesQuery, useListDueSprintsQuery, type ReportSprint } from '../../../api/api';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Tabbed } from '../../../ui/layout/Tabbed';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { useTableView } from '../../../table/view/useTableView';
import { MilestoneReportTable } from '../plan-reports/MilestoneReportTable';
import { useToday } from '../../../widgets/useToday';
import { toProjectChoices, sprintReportColumns } from '../plan-reports/planReportColumns';
import { PlanReportTable, type PlanReportTableProps } from '../plan-reports/PlanReportTable';

/** By due date, so that overdue plans come first (F-35). */
const base = { pageSize: 10, sort: [{ key: 'due', direction: 'asc' }] } as const;
const refetchAlways = { refetchOnMountOrArgChange: true } as const;
const tabIds = ['milestone', 'sprint'] as const;

function DueSprints({ query }: Pick<PlanReportTableProps<ReportSprint>, 'query'>) {
  const today = useToday();
  const projects = useMemo(() => toProjectChoices(query.currentData ?? []), [query.currentData]);
  const columns = useMemo(() => sprintReportColumns(projects, today), [projects, today]);
  const [view, changeView] = useTableView('due-sprints', columns, { base, prefix: 's.' });
  return (
    <PlanReportTable
      kind="sprint"
      name="Due Sprint"
      columns={columns}
      projects={projects}
      query={query}
      view={view}
      onViewChange={changeView}
      emptyText={`No sprint of your projects is overdue or due within ${sprintDueDays} days.`}
    />
  );
}

/** /dueDashboard: plans due soon or overdue, in two tabs (SCR-073, SCR-074). */
export default function DuesScreen() {
  const [tab, choose] = useUrlChoice('tab', tabIds);
  const milestones = useListDueMilestonesQuery(undefined, refetchAlways);
  const sprints = useListDueSprintsQuery(undefined, refetchAlways);
  const tabs = [
    { id: 'milestone', title: 'Due Milestone', count: milestones.data?.length },
    { id: 'sprint', title: 'Due Sprint', count: sprints.data?.length },
  ] as const;
  return (
    <Page content="fill" header={<PageHeader title="Project Dashboard" />}>
      <Tabbed name="dues" tabs={tabs} selected={tab} onSelect={choose}>
        {tab === 'milestone' ? (
          <MilestoneReportTable
            layoutName="due-milestones"
            name="Due Milestone"
            prefix="m."
            query={milestones}
            base={base}
            emptyText={`No milestone of your projects is overdue or due within ${milestoneDueDays} days.`}
          />
        ) : (
          <DueSprints query={sprints} />
        )}
      </Tabbed>
    </Page>
  );
}
