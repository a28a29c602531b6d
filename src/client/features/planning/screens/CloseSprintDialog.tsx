import { closedStatus } from '../../../../domain/planning/dueDays';
import { suggestedSprint } from '../../../../domain/planning/nextSprint';
import { closingProblems, type Carry } from '../../../../domain/planning/planningRules';
import { closingText } from '../../../../domain/planning/sprintClosing';
import { getWorkState, type WorkState } from '../../../../domain/tasks/workState';
import { useCloseSprintMutation, useListTasksQuery, type ProjectSprint, type TaskRow } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { getClosing } from '../../../entities/workFigures';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { showSuccess } from '../../../ui/dialogs/toaster';
import type { Choice } from '../../../ui/form/select/choice';
import { DayField } from '../../../ui/form/day/DayField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { RadioField } from '../../../ui/form/RadioField';
import { SelectField } from '../../../ui/form/select/SelectField';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { useFormValues } from '../../../ui/form/useFormValues';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { useToday } from '../../../widgets/useToday';
import { ClosingTasks } from './ClosingTasks';
import './planning.css';

export interface CloseSprintDialogProps {
  readonly sprint: ProjectSprint;
  /** All sprints of the project. */
  readonly sprints: readonly ProjectSprint[];
  readonly onClose: () => void;
}

interface ClosingValues {
  Carry: Carry;
  Target_sprint_id: string;
  Name: string;
  StartDate: string;
  DueDate: string;
}

/** The contract's maximum per call. */
const maxTasks = 1000;

/** Closes a sprint: shows finished, open and rejected tasks, and asks where to move the open ones. */
export function CloseSprintDialog({ sprint, sprints, onClose }: CloseSprintDialogProps) {
  const today = useToday();
  const mayAdd = useIsPermitted('Sprint_Project.Add');
  const [closeSprint] = useCloseSprintMutation();
  const query = useListTasksQuery(
    {
      scope: 'all',
      projectId: sprint.Project_id,
      sprintId: sprint._id,
      sort: 'Status:asc,Task_key:asc',
      limit: maxTasks,
    },
    { refetchOnMountOrArgChange: true },
  );
  const tasks = query.isFetching ? undefined : query.currentData?.Rows;
  const tasksIn = (state: WorkState): readonly TaskRow[] | undefined =>
    tasks?.filter((task) => getWorkState(task.Status) === state);
  const open = tasksIn('open');
  const rejected = tasksIn('rejected');
  const isComplete = query.currentData !== undefined && query.currentData.Total <= maxTasks;
  // The list is newest first: the next sprint is the last open one before this one.
  const targets = sprints.filter((other) => other._id !== sprint._id && other.Status !== closedStatus);
  const next = targets.filter((other) => (other.StartDate ?? '') > (sprint.StartDate ?? '')).at(-1) ?? targets[0];
  const hasNothingLeft = open?.length === 0;

  const initial: ClosingValues = {
    Carry: next ? 'sprint' : mayAdd ? 'new' : 'leave',
    Target_sprint_id: next?._id ?? '',
    ...suggestedSprint(
      sprint,
      sprints.map((other) => other.Name),
    ),
  };
  const form = useForm<ClosingValues>({
    name: 'close-sprint',
    initial,
    problems: (values) => (hasNothingLeft ? [] : closingProblems(values, sprint._id)),
    submit: async (values) => {
      const { Carry, Target_sprint_id, ...made } = values;
      // Without open tasks no new sprint is needed.
      const chosen = hasNothingLeft
        ? { Carry: 'leave' as const }
        : { Carry, ...(Carry === 'sprint' && { Target_sprint_id }), ...(Carry === 'new' && made) };
      const closed = await closeSprint({
        id: sprint._id,
        ...(open && isComplete && { Seen_open: open.length }),
        ...chosen,
      }).unwrap();
      const closing = getClosing(closed.Sprint.Closing);
      void showSuccess(
        closing === null ? 'Sprint closed Successfully' : `Sprint closed Successfully, ${closingText(closing)}`,
      );
      onClose();
    },
  });
  const { field } = form;
  const { carry, startDay } = useFormValues(form, (values) => ({ carry: values.Carry, startDay: values.StartDate }));
  const ways: Choice<Carry>[] = [
    {
      value: 'sprint',
      label: 'Another sprint',
      ...(targets.length === 0 && { disabledReason: 'there is no other open sprint' }),
    },
    // What was typed for the new sprint stays when the permission is taken away.
    ...(mayAdd || carry === 'new' ? [{ value: 'new' as const, label: 'A new sprint' }] : []),
    { value: 'leave', label: 'Leave them in this sprint' },
  ];
  const failure = shownFailure(query.error);
  return (
    <FormDialog title={`Close ${sprint.Name}`} form={form} submitLabel="Close Sprint" onClose={onClose} width={860}>
      {failure && !query.isFetching ? (
        <LoadFailed what="the tasks" failure={failure} onRetry={query.refetch} />
      ) : (
        <div className="db-plan-closing">
          <ClosingTasks title="Finished" tasks={tasksIn('finished')} emptyText="No task is finished." />
          <ClosingTasks title="Open" tasks={open} emptyText="No task is open." />
          {rejected && rejected.length > 0 && <ClosingTasks title="Rejected" tasks={rejected} emptyText="" />}
        </div>
      )}
      {!hasNothingLeft && (
        <>
          <RadioField field={field('Carry')} label="Move the open tasks to" isRequired choices={ways} />
          {carry === 'sprint' && (
            <SelectField
              field={field('Target_sprint_id')}
              label="Sprint"
              isRequired
              choices={targets.map((other) => ({ value: other._id, label: other.Name, hint: other.Status }))}
            />
          )}
          {carry === 'new' && (
            <div className="db-plan-form">
              <TextField
                field={field('Name')}
                label="Name of the new sprint"
                isRequired
                maxLength={200}
                className="db-plan-form-wide"
              />
              <DayField field={field('StartDate')} label="Start Date" today={today} />
              <DayField field={field('DueDate')} label="Due Date" minDay={startDay || undefined} today={today} />
            </div>
          )}
        </>
      )}
      <p className="db-muted">
        The sprint history records what is in the sprint now. The assignees of open tasks are notified.
      </p>
    </FormDialog>
  );
}
