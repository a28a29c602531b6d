import { Spinner } from '@blueprintjs/core';
import { CalendarIcon, TrashIcon } from '@blueprintjs/icons';
import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { taskPriorities, taskStatuses } from '../../../../domain/tasks/taskChoices';
import { earliestTaskDay } from '../../../../domain/tasks/taskRules';
import type { Day } from '../../../../domain/calendar/day';
import { closedStatus } from '../../../../domain/planning/dueDays';
import { useListProjectEmployeesQuery, useListSprintsQuery, type EditManyTasksForm } from '../../../api/api';
import { selectTaskById } from '../../../entities/knownRecords';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { toChoices } from '../../../ui/form/select/choice';
import { ChoiceSelect } from '../../../ui/form/select/ChoiceSelect';
import { activePeople, peopleChoices } from '../../../widgets/people/peopleChoices';
import { useToday } from '../../../widgets/useToday';
import type { WithTasks } from './shownTask';
import { maxChangedTasks } from './useManyTasks';
import { loadedPart } from '../../../ui/states/loadedPart';
import { LoadingCalendar } from '../../../ui/form/day/LoadingCalendar';
import { Popover } from '../../../ui/controls/Popover';
import { useOverlay } from '../../../screen-state/useOverlay';

const DayCalendar = loadedPart(() =>
  import('../../../ui/form/day/DayCalendar').then((module) => ({ default: module.DayCalendar })),
);

const statuses = toChoices(taskStatuses);
const priorities = toChoices(taskPriorities);
const none = '\u0000';

interface DayButtonProps {
  readonly name: string;
  readonly text: string;
  readonly minDay?: Day;
  readonly disabledReason: string | undefined;
  /** '' clears the day. */
  readonly onPick: (day: Day) => void;
}

/** Opens a calendar that sets one day of all tasks. */
function DayButton({ name, text, minDay, disabledReason, onPick }: DayButtonProps) {
  const today = useToday();
  const calendar = useOverlay(name);
  return (
    <Popover
      isOpen={calendar.isOpen}
      onInteraction={(isOpen) => calendar.toggle(isOpen, null)}
      disabled={disabledReason !== undefined}
      placement="bottom-start"
      content={
        <Suspense fallback={<LoadingCalendar />}>
          <DayCalendar
            // A day makes the Clear button available.
            day={today}
            today={today}
            minDay={minDay}
            onPick={(day) => {
              calendar.close();
              onPick(day);
            }}
          />
        </Suspense>
      }
    >
      <ReasonButton
        {...lensMark('Project.Edit_Task')}
        size="small"
        variant="outlined"
        icon={<CalendarIcon />}
        text={text}
        aria-label={`${text} date`}
        disabledReason={disabledReason}
      />
    </Popover>
  );
}

export interface BulkTaskBarProps {
  readonly ids: readonly string[];
  /** The project of all tasks, where the list has one. */
  readonly projectId?: string;
  readonly isRunning: boolean;
  readonly onChange: (form: EditManyTasksForm) => void;
  readonly onDelete: () => void;
}

/** Bulk changes of the selected tasks: status, priority, assignee, sprint, start and due date, and their deletion. */
export function BulkTaskBar({ ids, projectId, isRunning, onChange, onDelete }: BulkTaskBarProps) {
  const today = useToday();
  const mayEdit = useIsPermitted('Project.Edit_Task');
  const projects = useSelector(
    (state: WithTasks) =>
      projectId === undefined ? [...new Set(ids.map((id) => selectTaskById(state, id)?.Project_id))] : [projectId],
    shallowEqual,
  );
  const onlyProject = projects.length === 1 ? projects[0] : undefined;
  const members = useListProjectEmployeesQuery(onlyProject ?? skipToken);
  const sprints = useListSprintsQuery(onlyProject === undefined ? skipToken : { Project_id: onlyProject });
  const change = (values: Omit<EditManyTasksForm, 'ids'>): void => onChange({ ids: [...ids], ...values });
  // Names are sent along, so that the rows show them before the server has answered.
  const people = peopleChoices(activePeople(members.currentData ?? []));
  const openSprints = (sprints.currentData ?? [])
    .filter((sprint) => sprint.Status !== closedStatus)
    .map((sprint) => ({ value: sprint._id, label: sprint.Name }));
  const isTooMany = ids.length > maxChangedTasks;
  const disabledReason = isTooMany
    ? `You can change up to ${maxChangedTasks} tasks together`
    : isRunning
      ? 'The last change is being saved'
      : undefined;
  const projectReason = disabledReason ?? (onlyProject === undefined ? 'Select tasks of one project' : undefined);
  const shared = { isWide: false, size: 'small', variant: 'outlined', value: none } as const;
  return (
    <span className="db-bulk-bar" role="group" aria-label="Change the selected tasks">
      {isTooMany && <span className="db-task-late">{`Up to ${maxChangedTasks} together`}</span>}
      <ChoiceSelect
        {...shared}
        name="status"
        label="Set status"
        placeholder="Set status"
        choices={statuses}
        onPick={(value) => change({ Status: taskStatuses.find((status) => status === value) })}
        disabledReason={disabledReason}
      />
      <ChoiceSelect
        {...shared}
        name="priority"
        label="Set priority"
        placeholder="Set priority"
        choices={priorities}
        onPick={(value) => change({ Priority: taskPriorities.find((priority) => priority === value) })}
        disabledReason={disabledReason}
      />
      <span>
        <ChoiceSelect
          {...shared}
          name="assignee"
          label="Set assignee"
          placeholder="Set assignee"
          choices={people}
          onPick={(id) => change({ Employee_id: id, Assignees: people.find(({ value }) => value === id)?.label })}
          disabledReason={projectReason}
          isSearchable
          isLoading={members.isFetching}
        />
      </span>
      {mayEdit && (
        <>
          <span {...lensMark('Project.Edit_Task')}>
            <ChoiceSelect
              {...shared}
              name="sprint"
              label="Set sprint"
              placeholder="Set sprint"
              choices={[...openSprints, { value: '', label: 'No sprint' }]}
              onPick={(id) =>
                change({ Sprint_id: id, Sprint_name: openSprints.find(({ value }) => value === id)?.label })
              }
              disabledReason={projectReason}
            />
          </span>
          <DayButton
            name="start"
            text="Set start"
            disabledReason={disabledReason}
            onPick={(day) => change({ Start_date: day })}
          />
          <DayButton
            name="due"
            text="Set due"
            minDay={earliestTaskDay(today)}
            disabledReason={disabledReason}
            onPick={(day) => change({ Due_date: day })}
          />
          <ReasonButton
            {...lensMark('Project.Edit_Task')}
            size="small"
            variant="outlined"
            intent="danger"
            icon={<TrashIcon />}
            text="Delete…"
            title="Delete…"
            className="db-bulk-delete"
            disabledReason={disabledReason}
            onClick={onDelete}
          />
        </>
      )}
      {isRunning && <Spinner size={16} aria-label="Saving" />}
    </span>
  );
}
