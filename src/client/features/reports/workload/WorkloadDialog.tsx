import { DialogBody } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { personName } from '../../../../domain/wording/personName';
import { taskPath } from '../../../../domain/tasks/taskPath';
import { skipToken } from '@reduxjs/toolkit/query';
import { useGetWorkingPlanQuery, useListProjectEmployeesQuery, type WorkingPlanDay } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { Scope } from '../../../screen-state/Scope';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { SmallTable } from '../../../ui/layout/SmallTable';
import { ChoiceSelect } from '../../../ui/form/select/ChoiceSelect';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { toOwner, useReassign } from './useReassign';
import type { WorkingPlanSpan } from './useWorkingPlan';
import { spanTitle, spokenLoad } from './workloadCell';
import { toNamedTasks, type NamedTask, type WorkloadRow } from './workloadWire';

export interface WorkloadDialogProps {
  readonly row: WorkloadRow;
  /** The cell, which may leave out tasks. */
  readonly known: WorkingPlanDay;
  readonly span: WorkingPlanSpan;
  readonly onClose: () => void;
}

function AssigneeSelect({ task, row }: { readonly task: NamedTask; readonly row: WorkloadRow }) {
  const { currentData: members, isFetching } = useListProjectEmployeesQuery(task.projectId);
  const reassign = useReassign();
  const choices = (members ?? []).map((member) => ({ value: member._id, label: personName(member) }));
  return (
    <ChoiceSelect
      name="assignee"
      label={`Assignee of ${task.key}`}
      choices={choices}
      value={row._id}
      placeholder={task.formerAssignee === undefined ? row.Name : `${task.formerAssignee.name} (former)`}
      isLoading={isFetching}
      size="small"
      onPick={(id) => {
        const person = choices.find(({ value }) => value === id);
        if (person && id !== row._id)
          void reassign({ id: task.id, key: task.key, from: toOwner(task, row) }, { id, name: person.label });
      }}
    />
  );
}

/** The tasks of a person on a day or in a week; each can be given to another member of its project. */
export function WorkloadDialog({ row, known, span, onClose }: WorkloadDialogProps) {
  const { by } = span;
  const isPerson = row.Capacity_hours !== null;
  // The cells name only the tasks that have room in them.
  const { currentData, error, refetch } = useGetWorkingPlanQuery(
    isPerson && known.More_tasks > 0 ? { ...span, employeeId: row._id } : skipToken,
  );
  const cell = currentData?.Rows[0]?.Days.find(({ Day }) => Day === known.Day) ?? known;
  // The answer has no row for someone who has left in the meantime: then nothing more comes.
  const isWhole = !isPerson || known.More_tasks === 0 || currentData !== undefined;
  const failure = shownFailure(error);
  const named = toNamedTasks(cell.Tasks);
  return (
    <Dialog isOpen onClose={onClose} title={`${row.Name}, ${spanTitle(cell.Day, by)}`} className="db-workload-dialog">
      <DialogBody>
        <p>{spokenLoad(cell, { by, hasPerson: isPerson })}</p>
        {named.length > 0 && (
          <SmallTable
            name="Planned tasks"
            columns={[
              {
                header: 'Key',
                cell: (task) => <Link to={taskPath({ _id: task.id, Project_id: task.projectId })}>{task.key}</Link>,
              },
              { header: 'Summary', cellClassName: 'db-long-text', cell: ({ summary }) => summary },
              {
                header: 'Planned',
                cell: ({ hours, hasEstimate }) => (hasEstimate ? `${hours} Hr` : 'No estimate'),
                cellClassName: 'db-workload-hours',
              },
              {
                header: 'Assignee',
                cell: (task) => (
                  <Scope name={task.id}>
                    <AssigneeSelect task={task} row={row} />
                  </Scope>
                ),
              },
            ]}
            rows={named}
            rowKey={({ id }) => id}
            className="db-workload-tasks"
            looks="bare"
          />
        )}
        {!isWhole && !failure && <PanelSkeleton lines={4} label="Loading the other tasks" />}
        {!isWhole && failure && <LoadFailed what="the other tasks" failure={failure} onRetry={refetch} />}
        {cell.Other_tasks > 0 && <p className="db-muted">{cell.Other_hours} Hr in projects that you do not see</p>}
        {isWhole && cell.More_tasks > 0 && (
          <p className="db-muted">
            The {named.length} tasks with most hours, of {named.length + cell.More_tasks}
          </p>
        )}
        {cell.Tasks.length + cell.Other_tasks === 0 && <p className="db-muted">No tasks are planned</p>}
      </DialogBody>
    </Dialog>
  );
}
