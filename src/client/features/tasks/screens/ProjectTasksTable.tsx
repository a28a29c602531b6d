import { Suspense, useMemo, type ReactNode } from 'react';
import { issueTypes } from '../../../../domain/tasks/taskChoices';
import {
  useListMilestonesQuery,
  useListFormerMembersQuery,
  useListProjectEmployeesQuery,
  useListSprintsQuery,
  type ProjectMember,
} from '../../../api/api';
import { activePeople, assigneeFilterChoices } from '../../../widgets/people/peopleChoices';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import type { TableView } from '../../../table/view/tableView';
import { personName } from '../../../../domain/wording/personName';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import { specifiedAllText } from '../../../ui/form/select/allChoice';
import { useTableView } from '../../../table/view/useTableView';
import {
  assignedDateColumn,
  assigneeColumn,
  blockedByColumn,
  blocksColumn,
  dueDateColumn,
  dueHalfColumn,
  keyColumn,
  unassignedChoice,
  priorityColumn,
  reporterColumn,
  toSprintChoices,
  sprintColumn,
  startDateColumn,
  startHalfColumn,
  statusColumn,
  summaryColumn,
  timeColumn,
  typeColumn,
} from '../taskColumns';
import { closedColumn, loggedColumn, milestoneColumn, varianceColumn } from '../taskFigureColumns';
import { TaskTable } from '../TaskTable';
import { priorityChoices, statusChoices } from '../taskTones';
import { pastedColumns } from '../paste/pasteMapping';
import { RejectedTasksDialog } from '../table/RejectedTasksDialog';
import { useManyTasks } from '../table/useManyTasks';
import { useToday } from '../../../widgets/useToday';
import { BoardOfTasks } from '../board/BoardOfTasks';
import { DueFilterSelect } from './DueFilterSelect';
import { QuickAddTask } from './QuickAddTask';
import { loadedPart } from '../../../ui/states/loadedPart';
import { useOverlay } from '../../../screen-state/useOverlay';
import { Scope } from '../../../screen-state/Scope';
import './tasks.css';

const PasteTasksDialog = loadedPart(() =>
  import('../paste/PasteTasksDialog').then((module) => ({ default: module.PasteTasksDialog })),
);

export interface ProjectTasksTableProps {
  readonly projectId: string;
  /** '' while loading. */
  readonly projectName: string;
  readonly isBoard: boolean;
  readonly emptyAction?: ReactNode;
}

const untouched: Partial<TableView> = { sort: [{ key: 'Task_key', direction: 'desc' }] };
const toolbarFilterKeys = ['Issue_type', 'Status', 'Priority', 'Assignees', 'Sprint', 'Due_date'];
/** Every line pasted into quick add is a new task. */
const noTasks = (): Promise<readonly never[]> => Promise.resolve([]);
/** Links of figures show them. */
const hiddenAtFirst = { isHiddenAtFirst: true } as const;
const toChoice = (member: ProjectMember) => ({ value: member._id, label: personName(member) });
const typeChoices = issueTypes.map((type) => ({ value: type, label: type }));

/**
 * The tasks of a project, as a table or a board by status: filters by type, status, priority, assignee, sprint, due day
 * and text; changes in place.
 */
export function ProjectTasksTable({ projectId, projectName, isBoard, emptyAction }: ProjectTasksTableProps) {
  const today = useToday();
  const { currentData: members, isFetching: isLoadingMembers } = useListProjectEmployeesQuery(projectId);
  const { currentData: sprints, isFetching: isLoadingSprints } = useListSprintsQuery({ Project_id: projectId });
  const seesMilestones = useIsPermitted('Milestone_Project.*');
  const { currentData: milestones } = useListMilestonesQuery({ Project_id: projectId }, { skip: !seesMilestones });
  const { currentData: formerMembers } = useListFormerMembersQuery(projectId);
  const memberChoices = useMemo(() => (members ?? []).map(toChoice), [members]);
  const filterChoices = useMemo(
    () => assigneeFilterChoices(members ?? [], formerMembers ?? []),
    [members, formerMembers],
  );
  const assigneeChoices = useMemo(() => activePeople(members ?? []).map(toChoice), [members]);
  const sprintChoices = useMemo(() => toSprintChoices(sprints ?? []), [sprints]);
  const milestoneChoices = useMemo(
    () => milestones?.map(({ _id, Name }) => ({ value: _id, label: Name })),
    [milestones],
  );
  const columns = useMemo(
    () => [
      keyColumn,
      summaryColumn,
      typeColumn,
      priorityColumn,
      statusColumn,
      assigneeColumn(filterChoices, assigneeChoices),
      reporterColumn,
      sprintColumn(sprintChoices),
      assignedDateColumn,
      startDateColumn,
      startHalfColumn,
      dueDateColumn(today),
      dueHalfColumn,
      { ...timeColumn, filterable: 'numbers' as const },
      { ...loggedColumn, ...hiddenAtFirst },
      { ...varianceColumn, ...hiddenAtFirst },
      { ...milestoneColumn(milestoneChoices), ...hiddenAtFirst },
      { ...closedColumn, ...hiddenAtFirst },
      blockedByColumn,
      blocksColumn,
    ],
    [filterChoices, assigneeChoices, sprintChoices, milestoneChoices, today],
  );
  const within = useMemo(() => ({ scope: 'all' as const, projectId }), [projectId]);
  const [view, changeView] = useTableView('project-tasks', columns, { base: untouched });
  const many = useManyTasks();
  const pasting = useOverlay<{ readonly text: string }>('paste');
  const shared = { view, onViewChange: changeView };
  const sharedByChoices = { ...shared, allLabel: specifiedAllText };
  const name = projectName === '' ? 'Tasks' : `Tasks of ${projectName}`;
  const filters = (
    <>
      <ChoiceFilterSelect label="Type" columnKey="Issue_type" choices={typeChoices} {...sharedByChoices} />
      <ChoiceFilterSelect label="Status" columnKey="Status" choices={statusChoices} {...sharedByChoices} />
      <ChoiceFilterSelect label="Priority" columnKey="Priority" choices={priorityChoices} {...sharedByChoices} />
      <ChoiceFilterSelect
        label="Assignee"
        columnKey="Assignees"
        choices={[...filterChoices, unassignedChoice]}
        isLoading={isLoadingMembers}
        {...sharedByChoices}
      />
      <ChoiceFilterSelect
        label="Sprint"
        columnKey="Sprint"
        choices={[...sprintChoices, { value: '', label: 'No sprint' }]}
        isLoading={isLoadingSprints}
        {...sharedByChoices}
      />
      <DueFilterSelect today={today} {...shared} />
    </>
  );
  return (
    <div className="db-project-tasks">
      <QuickAddTask projectId={projectId} projectName={projectName} onPasteLines={(text) => pasting.open({ text })} />
      {isBoard ? (
        <BoardOfTasks
          name={name}
          view={view}
          onViewChange={changeView}
          within={within}
          members={memberChoices}
          filters={filters}
        />
      ) : (
        <Scope name="list">
          <TaskTable
            name={name}
            columns={columns}
            within={within}
            {...shared}
            emptyText="This project has no tasks yet"
            emptyAction={emptyAction}
            toolbarFilterKeys={toolbarFilterKeys}
            toolbarItems={filters}
          />
        </Scope>
      )}
      <Suspense fallback={null}>
        {pasting.props && (
          <PasteTasksDialog
            {...pasting.props}
            columnKeys={pastedColumns}
            tasksAt={noTasks}
            projectId={projectId}
            onApply={many.run}
            failureText={many.failureText}
            onClose={pasting.close}
          />
        )}
      </Suspense>
      <RejectedTasksDialog rejected={many.rejected} onClose={many.clearRejected} />
    </div>
  );
}
