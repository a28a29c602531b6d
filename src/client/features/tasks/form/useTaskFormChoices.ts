import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { closedStatus } from '../../../../domain/planning/dueDays';
import {
  api,
  useListProjectEmployeesQuery,
  useListProjectTasksQuery,
  useListProjectsQuery,
  useListSprintsQuery,
} from '../../../api/api';
import { makeSelectTasksByIds } from '../../../entities/knownRecords';
import type { Choice } from '../../../ui/form/select/choice';
import { useDebounced } from '../../../ui/controls/useDebounced';
import { useScreenState } from '../../../screen-state/useScreenState';
import { useAnsweredArguments } from '../../../widgets/useAnsweredArguments';

/** Number of tasks offered for a link; typing finds others. */
const maxOfferedLinks = 100;

const none: readonly never[] = [];

/** FMT-013: the label is key and summary, the value is the id. */
const taskChoice = (task: { _id: string; Task_key: string; Short_summary: string }): Choice => ({
  value: task._id,
  label: `${task.Task_key} ${task.Short_summary}`,
});

/**
 * The choices of the task form. A list that failed to load leaves its choices empty and the stored value unchanged.
 * @param projectId '' until a project is chosen
 * @param linkedIds linked tasks: always among the choices
 * @param ownId the task itself, which cannot be linked
 * @param storedSprintId the task's sprint: it remains a choice, even when closed
 */
export function useTaskFormChoices(
  projectId: string,
  linkedIds: readonly string[],
  ownId?: string,
  storedSprintId?: string,
) {
  const projectArgument = projectId === '' ? skipToken : projectId;
  const [linkSearch, setLinkSearch] = useScreenState('drafts', 'link-search', '');
  const searched = useDebounced('linked-task', linkSearch);
  const projects = useListProjectsQuery();
  const members = useListProjectEmployeesQuery(projectArgument);
  const sprints = useListSprintsQuery(projectId === '' ? skipToken : { Project_id: projectId });
  const wanted = { projectId, limit: maxOfferedLinks, ...(searched.trim() !== '' && { q: searched.trim() }) };
  const tasks = useListProjectTasksQuery(projectId === '' ? skipToken : wanted);
  // The tasks found before stay while the next are searched.
  const answered = useAnsweredArguments('link-search/answered', wanted, tasks.currentData !== undefined);
  const { currentData: shownTasks = none } = api.endpoints.listProjectTasks.useQueryState(answered);
  const linked = useSelector(useMemo(() => makeSelectTasksByIds(linkedIds), [linkedIds]));

  const projectChoices = (projects.currentData ?? []).map((project): Choice => ({
    value: project._id,
    label: project.Project_name,
    hint: project.Project_short_name,
  }));
  const openSprints = (sprints.currentData ?? []).filter(
    (sprint) => sprint.Status !== closedStatus || sprint._id === storedSprintId,
  );
  const sprintChoices = openSprints.map((sprint): Choice => ({ value: sprint._id, label: sprint.Name }));
  const offered = shownTasks.filter((task) => task._id !== ownId && task.Project_id === projectId);
  const linkChoices = [...offered, ...linked.filter((task) => !offered.some((other) => other._id === task._id))].map(
    taskChoice,
  );
  return {
    projects: projectChoices,
    members: members.currentData ?? [],
    sprints: sprintChoices,
    links: linkChoices,
    searchLinks: setLinkSearch,
    isReadingProjects: projects.isLoading,
    isLoadingMembers: members.isFetching,
    isLoadingSprints: sprints.isFetching,
    isReadingLinks: tasks.isLoading,
  };
}

export type TaskFormChoices = ReturnType<typeof useTaskFormChoices>;
