import { DialogBody } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import { personName } from '../../../../domain/wording/personName';
import { taskPath } from '../../../../domain/tasks/taskPath';
import { useListProjectEmployeesQuery, type WorkingPlanDay } from '../../../api/api';
import { Scope } from '../../../screen-state/Scope';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { SmallTable } from '../../../ui/layout/SmallTable';
import { ChoiceSelect } from '../../../ui/form/select/ChoiceSelect';
import { toOwner, useReassign } from './useReassign';
import { spanTitle, spokenLoad } from './workloadCell';
import { toNamedTasks, type NamedTask, type WorkloadRow } from './workloadWire';

export interface WorkloadDialogProps {
  readonly row: WorkloadRow;
  readonly cell: WorkingPlanDay;
  readonly by: 'day' | 'week';
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
export function WorkloadDialog({ row, cell, by, onClose }: WorkloadDialogProps) {
  const named = toNamedTasks(cell.Tasks);
  const hidden = cell.Tasks.filter(({ Task_id }) => Task_id === null);
  const hiddenHours = Math.round(hidden.reduce((sum, { Hours }) => sum + Hours, 0) * 100) / 100;
  return (
    <Dialog isOpen onClose={onClose} title={`${row.Name}, ${spanTitle(cell.Day, by)}`} className="db-workload-dialog">
      <DialogBody>
        <p>{spokenLoad(cell, { by, hasPerson: row.Capacity_hours !== null })}</p>
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
        {hidden.length > 0 && <p className="db-muted">{hiddenHours} Hr in projects that you do not see</p>}
        {cell.More_tasks > 0 && (
          <p className="db-muted">
            The {named.length} tasks with most hours, of {named.length + cell.More_tasks}
          </p>
        )}
        {cell.Tasks.length === 0 && <p className="db-muted">No tasks are planned</p>}
      </DialogBody>
    </Dialog>
  );
}
