import { directorySearchPath } from '../../../domain/people/directoryPath';
import { applyForLeavePath } from '../../../domain/leave/leavePath';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { shortTaskPath } from '../../../domain/tasks/taskPath';
import { ticketPath } from '../../../domain/tickets/ticketPath';
import { projectPath } from '../../../domain/projects/projectPath';
import { employeePath } from '../../../domain/employees/employeePath';
import { isOpenStatus } from '../../../domain/tasks/workState';
import { isPermitted } from '../../../domain/permissions/isPermitted';
import { useListOwnTasksQuery, useSearchQuery, type SearchHits } from '../../api/api';
import { shownFailure } from '../../api/apiFailure';
import { selectGrantedFlags } from '../../permissions/permissionSelectors';
import { selectRunningTimer } from '../../features/tasks/taskTimerSelectors';
import { useDebounced } from '../../ui/controls/useDebounced';
import { isOpenScreen } from '../goKeys';
import { shellRoutes } from '../routes';
import { groupedEntries, matchingEntries, type EntryGroup, type PaletteEntry } from './paletteEntry';

/** The server rejects shorter searches. */
const minSearchLength = 2;
/** Own tasks offered for a timer before the user types. */
const maxOwnTasks = 12;

export const actionIds = {
  applyLeave: 'action:apply-leave',
  createTask: 'action:create-task',
  startTimer: 'action:start-timer',
  stopTimer: 'action:stop-timer',
  theme: 'action:theme',
  saveRecording: 'action:save-recording',
  signOut: 'action:sign-out',
} as const;

const action = (id: string, label: string, hint?: string): PaletteEntry => ({
  id,
  kind: 'action',
  label,
  ...(hint !== undefined && { hint }),
});

function actionsFor(granted: ReadonlySet<string>, runningKey: string | undefined): PaletteEntry[] {
  const canApplyForLeave = shellRoutes.some((route) => route.path === '/leaves' && isOpenScreen(route, granted));
  return [
    ...(canApplyForLeave ? [{ ...action(actionIds.applyLeave, 'Apply leave'), path: applyForLeavePath }] : []),
    ...(isPermitted(granted, ['Project.Create_Task']) ? [action(actionIds.createTask, 'Create Task')] : []),
    action(actionIds.startTimer, 'Start timer on …'),
    ...(runningKey === undefined ? [] : [action(actionIds.stopTimer, 'Stop timer', runningKey)]),
    action(actionIds.theme, 'Toggle theme'),
    action(actionIds.saveRecording, 'Save recording'),
    action(actionIds.signOut, 'Sign out'),
  ];
}

/** Screens with the same name get their path as a hint; a screen that has several paths is offered once. */
export const screensFor = (granted: ReadonlySet<string>): PaletteEntry[] =>
  shellRoutes
    .filter((route) => isOpenScreen(route, granted))
    .filter(({ screen }, place, open) => open.findIndex((other) => other.screen === screen) === place)
    .map(({ path, title }) => ({ id: `screen:${path}`, kind: 'screen', label: title, hint: path, path }));

const taskEntry = (task: {
  _id: string;
  Task_key: string;
  Short_summary: string;
  Status: string;
  Project_id: string;
}): PaletteEntry => ({
  id: `task:${task._id}`,
  kind: 'task',
  label: `${task.Task_key} ${task.Short_summary}`,
  hint: task.Status,
  path: shortTaskPath(task._id),
  projectId: task.Project_id,
});

const hitsAsEntries = (
  { Projects, Tasks, Tickets, People }: SearchHits,
  granted: ReadonlySet<string>,
): PaletteEntry[] => [
  ...Tasks.map(taskEntry),
  ...Tickets.map((ticket): PaletteEntry => ({
    id: `ticket:${ticket._id}`,
    kind: 'ticket',
    label: `${ticket.Ticket_key} ${ticket.Title}`,
    hint: ticket.Status,
    path: ticketPath(ticket._id),
  })),
  ...Projects.map((project): PaletteEntry => ({
    id: `project:${project._id}`,
    kind: 'project',
    label: project.Project_name,
    hint: `${project.Project_short_name}, ${project.Status}`,
    path: projectPath(project._id),
  })),
  ...People.map((person): PaletteEntry => ({
    id: `person:${person._id}`,
    kind: 'person',
    label: person.Name,
    hint: [person.Employee_code, person.Position].filter((part) => part).join(', '),
    path: isPermitted(granted, ['Employee.*']) ? employeePath(person._id) : directorySearchPath(person.Name),
  })),
];

export interface PaletteList {
  readonly groups: readonly EntryGroup[];
  readonly isSearching: boolean;
  readonly failureText: string | undefined;
  readonly retry: () => void;
}

/** The entries for a text: screens and actions immediately; projects, tasks, tickets and people when the server has answered. */
export function usePaletteEntries(text: string, isForTimer: boolean, recent: readonly PaletteEntry[]): PaletteList {
  const granted = useSelector(selectGrantedFlags);
  const running = useSelector(selectRunningTimer);
  const wanted = text.trim();
  const settled = useDebounced('palette', wanted);
  const isSearched = wanted.length >= minSearchLength;
  const search = useSearchQuery(settled, { skip: settled.length < minSearchLength });
  const ownTasks = useListOwnTasksQuery(undefined, { skip: !isForTimer });
  const hits = settled === wanted && isSearched ? search.currentData : undefined;
  const runningKey = running?.taskKey;

  const groups = useMemo((): EntryGroup[] => {
    const found = hits ? hitsAsEntries(hits, granted) : [];
    if (isForTimer) {
      const own = (ownTasks.data ?? []).filter((task) => isOpenStatus(task.Status)).map(taskEntry);
      const tasks =
        wanted === ''
          ? own.slice(0, maxOwnTasks)
          : [...matchingEntries(own, wanted), ...found.filter(({ kind }) => kind === 'task')];
      return groupedEntries(
        tasks.filter((task, index) => tasks.findIndex(({ id }) => id === task.id) === index),
        wanted,
      );
    }
    const fixed = [...actionsFor(granted, runningKey), ...screensFor(granted)];
    if (wanted !== '') return groupedEntries([...matchingEntries(fixed, wanted), ...found], wanted);
    // Screens that the user can no longer open are left out.
    const stillThere = recent.filter(
      (entry) =>
        entry.kind === 'task' ||
        entry.kind === 'ticket' ||
        entry.kind === 'project' ||
        entry.kind === 'person' ||
        fixed.some(({ id }) => id === entry.id),
    );
    const others = fixed.filter((entry) => !stillThere.some(({ id }) => id === entry.id));
    return [
      ...(stillThere.length > 0 ? [{ title: 'Recent', entries: stillThere }] : []),
      ...groupedEntries(others, ''),
    ];
  }, [hits, granted, isForTimer, ownTasks.data, wanted, runningKey, recent]);

  return {
    groups,
    isSearching: isSearched && hits === undefined && search.error === undefined,
    failureText: isSearched && settled === wanted ? shownFailure(search.error)?.message : undefined,
    retry: () => void search.refetch(),
  };
}
