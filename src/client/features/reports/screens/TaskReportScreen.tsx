import { useLayoutEffect, useMemo } from 'react';
import type { TableView } from '../../../table/view/tableView';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { useTableView } from '../../../table/view/useTableView';
import { unassignedChoice } from '../../tasks/taskColumns';
import { TaskTable } from '../../tasks/TaskTable';
import { taskGroupings } from '../../tasks/taskGroupQuery';
import { statusChoices } from '../../tasks/taskTones';
import { useToday } from '../../../widgets/useToday';
import { useScreenState } from '../../../screen-state/useScreenState';
import { taskReportColumns } from './taskReportColumns';
import { useReportChoices } from './useReportChoices';

const untouched: Partial<TableView> = { sort: [{ key: 'Assigned_date', direction: 'desc' }] };
const within = { scope: 'all' } as const;
const toolbarFilterKeys = ['Project_name', 'Assignees', 'Status'];

const onlyValue = (view: TableView, key: string): string | undefined => {
  const filter = view.filters[key];
  return filter?.kind === 'choices' && filter.values.length === 1 ? filter.values[0] : undefined;
};

/** /reportList: the tasks of all projects that the user may see, with their figures (C-38). */
export default function TaskReportScreen() {
  const today = useToday();
  // The offered sprints and milestones follow the project filter, which is known only from the view that uses them.
  const [projectId, setProjectId] = useScreenState<string | null>('tables', 'project', null);
  const choices = useReportChoices(projectId ?? undefined);
  const columns = useMemo(() => taskReportColumns(choices, today), [choices, today]);
  const [view, changeView] = useTableView('task-report', columns, { base: untouched });
  const chosen = onlyValue(view, 'Project_name') ?? null;
  useLayoutEffect(() => {
    if (chosen !== projectId) setProjectId(chosen);
  }, [chosen, projectId, setProjectId]);
  const assignees = useMemo(() => [...choices.people, unassignedChoice], [choices.people]);
  const shared = { view, onViewChange: changeView };
  return (
    <Page content="fill" header={<PageHeader title="Task Report" />}>
      <TaskTable
        name="Task Report"
        columns={columns}
        within={within}
        {...shared}
        hasTimer={false}
        groupChoices={taskGroupings}
        toolbarFilterKeys={toolbarFilterKeys}
        emptyText="The projects that you can see have no tasks yet"
        toolbarItems={
          <>
            <ChoiceFilterSelect label="Project" columnKey="Project_name" choices={choices.projects} {...shared} />
            <ChoiceFilterSelect label="Assignee" columnKey="Assignees" choices={assignees} {...shared} />
            <ChoiceFilterSelect label="Status" columnKey="Status" choices={statusChoices} {...shared} />
          </>
        }
      />
    </Page>
  );
}
