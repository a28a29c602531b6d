import { useMemo } from 'react';
import { milestoneDueDays, sprintDueDays } from '../../../../domain/planning/dueDays';
import {
  useListDueMilestonesQuery,
  useListDueSprintsQuery,
  type ReportMilestone,
  type ReportSprint,
} from '../../../api/api';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Tabbed } from '../../../ui/layout/Tabbed';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import type { PlanTableProps } from '../../planning/PlanTable';
import { useToday } from '../../../widgets/useToday';
import { milestoneReportColumns, toProjectChoices, sprintReportColumns } from './planReportColumns';
import { PlanReportTable } from './PlanReportTable';

/** By due date, so that overdue plans come first (F-35). */
const base = { pageSize: 10, sort: [{ key: 'due', direction: 'asc' }] } as const;
const refetchAlways = { refetchOnMountOrArgChange: true } as const;
const tabIds = ['milestone', 'sprint'] as const;

function DueMilestones({ query }: { readonly query: PlanTableProps<ReportMilestone>['query'] }) {
  const today = useToday();
  const projects = useMemo(() => toProjectChoices(query.currentData ?? []), [query.currentData]);
  const columns = useMemo(() => milestoneReportColumns(projects, today), [projects, today]);
  return (
    <PlanReportTable
      kind="milestone"
      layoutName="due-milestones"
      name="Due Milestone"
      prefix="m."
      columns={columns}
      projects={projects}
      query={query}
      base={base}
      emptyText={`No milestone of your projects is overdue or due within ${milestoneDueDays} days.`}
    />
  );
}

function DueSprints({ query }: { readonly query: PlanTableProps<ReportSprint>['query'] }) {
  const today = useToday();
  const projects = useMemo(() => toProjectChoices(query.currentData ?? []), [query.currentData]);
  const columns = useMemo(() => sprintReportColumns(projects, today), [projects, today]);
  return (
    <PlanReportTable
      kind="sprint"
      layoutName="due-sprints"
      name="Due Sprint"
      prefix="s."
      columns={columns}
      projects={projects}
      query={query}
      base={base}
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
        {tab === 'milestone' ? <DueMilestones query={milestones} /> : <DueSprints query={sprints} />}
      </Tabbed>
    </Page>
  );
}
