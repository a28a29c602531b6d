import { Tag, type Intent } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { Day } from '../../../../domain/calendar/day';
import { formatHours } from '../../../../domain/calendar/formatHours';
import { workloadPath } from '../../../../domain/planning/workloadPath';
import { projectTasksPath } from '../../../../domain/projects/projectTasksPath';
import { openStatuses } from '../../../../domain/tasks/workState';
import { getLoadLevel, loadTexts, sumHours, type LoadLevel } from '../../../../domain/working-plan/personWorkingPlan';
import { counted } from '../../../../domain/wording/counted';
import { useGetSprintCapacityQuery, type ProjectSprint, type SprintCapacity, type SprintWork } from '../../../api/api';
import { useToday } from '../../../widgets/useToday';
import { shownFailure } from '../../../api/apiFailure';
import { SmallTable } from '../../../ui/layout/SmallTable';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { capacitySentence, capacityTotals, freeText, type CapacityTotals } from './capacityTexts';

type Person = SprintCapacity['People'][number];

/** A line of the table: a person, the tasks that no one has, or the sum. */
interface Line extends Partial<CapacityTotals> {
  readonly key: string;
  readonly name: string;
  readonly title?: string;
  readonly Work: SprintWork;
  /** Of the tasks; the sum has those of all. */
  readonly assigneeId?: string;
  readonly person?: Person;
}

const intents: Partial<Record<LoadLevel, Intent>> = { over: 'danger', full: 'success' };

const getLevel = ({ Capacity_hours, Work, Other_hours }: Person): LoadLevel =>
  getLoadLevel(sumHours([Work.Hours, Other_hours]), Capacity_hours);

const workText = ({ Hours, Tasks, Without_estimate }: SprintWork): string =>
  `${formatHours(Hours)} (${counted(Tasks, 'task')}${Without_estimate === 0 ? '' : `, ${Without_estimate} without an estimate`})`;

/** No one's tasks have the filter of an empty assignee. */
const unassignedId = '';

function CapacityTable({ capacity }: { readonly capacity: SprintCapacity }) {
  const { _id: sprintId, Project_id: projectId, People: people, Unassigned: unassigned, From: from } = capacity;
  const lines: readonly Line[] = [
    ...people.map((person) => ({
      key: person._id,
      name: person.Name,
      title: [person.Employee_code, person.Position].filter(Boolean).join(', '),
      assigneeId: person._id,
      person,
      ...person,
    })),
    ...(unassigned.Tasks === 0
      ? []
      : [{ key: 'unassigned', name: 'No assignee', assigneeId: unassignedId, Work: unassigned }]),
  ];
  const workCell = (line: Line) => {
    if (line.Work.Tasks === 0) return '-';
    return (
      <Link
        to={projectTasksPath(projectId, {
          Sprint: [sprintId],
          Status: openStatuses,
          ...(line.assigneeId !== undefined && { Assignees: [line.assigneeId] }),
        })}
      >
        {workText(line.Work)}
      </Link>
    );
  };
  return (
    <SmallTable
      name="Capacity of the sprint"
      columns={[
        { header: 'Name', isRowHeader: true, cell: ({ name }) => name, cellTitle: ({ title }) => title },
        { header: 'Can work', cell: ({ Capacity_hours: hours }) => (hours === undefined ? '' : formatHours(hours)) },
        {
          header: 'On leave',
          cell: ({ Leave_days: days }) => (days === undefined || days === 0 ? '' : counted(days, 'day')),
        },
        { header: 'Work of the sprint', cell: workCell },
        {
          header: 'Other tasks',
          cell: ({ Other_hours: hours, person }) =>
            hours === undefined || hours === 0 ? (
              ''
            ) : person === undefined || from === null ? (
              formatHours(hours)
            ) : (
              <Link to={workloadPath(person._id, from)}>{formatHours(hours)}</Link>
            ),
        },
        {
          header: 'Left',
          cell: ({ Free_hours: hours, person }) => {
            if (hours === undefined) return '';
            const level = person && getLevel(person);
            const text = level === 'away' ? loadTexts.away : freeText(hours);
            const intent = level && intents[level];
            return intent === undefined ? (
              text
            ) : (
              <Tag minimal intent={intent}>
                {level === 'over' ? text : `${text}, ${loadTexts[level ?? 'full']}`}
              </Tag>
            );
          },
        },
      ]}
      rows={lines}
      footRows={[{ key: 'sum', name: 'Sum', ...capacityTotals(capacity) }]}
      rowKey={({ key }) => key}
      looks="striped"
    />
  );
}

/** Why the days that a sprint has left are not known. */
function noDaysText({ DueDate }: ProjectSprint, today: Day): string {
  if (DueDate === null) return 'Set a due date to compare the work with the time that is left';
  return DueDate < today ? 'The sprint is over' : 'The project is completed';
}

/** What the people of an open sprint can do until it ends, without leave and other work, next to what is to be done. */
export function SprintCapacitySection({ sprint }: { readonly sprint: ProjectSprint }) {
  const today = useToday();
  const {
    currentData: capacity,
    error,
    isFetching,
    refetch,
  } = useGetSprintCapacityQuery({ id: sprint._id }, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const failure = shownFailure(error);
  if (failure && !capacity)
    return <LoadFailed what="the capacity" failure={failure} onRetry={refetch} isRetrying={isFetching} />;
  if (!capacity) return <PanelSkeleton lines={6} label="Loading the capacity" />;
  if (capacity.From === null) return <EmptyState isLarge={false} title={noDaysText(sprint, today)} />;
  if (capacity.People.length === 0) return <EmptyState isLarge={false} title="The project has no active members" />;
  return (
    <>
      <p>{capacitySentence(capacity)}</p>
      <CapacityTable capacity={capacity} />
    </>
  );
}
