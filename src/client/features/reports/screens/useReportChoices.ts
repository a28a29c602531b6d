import { useMemo } from 'react';
import {
  useListEmployeesQuery,
  useListMilestonesQuery,
  useListProjectsQuery,
  useListSprintsQuery,
} from '../../../api/api';
import { personName } from '../../../../domain/wording/personName';
import { toSprintChoices } from '../../tasks/taskColumns';
import type { ReportChoices } from './taskReportColumns';

/**
 * Filter choices for tasks of several projects.
 * @param projectId the only project of the report, whose sprints and milestones are offered
 */
export function useReportChoices(projectId: string | undefined): ReportChoices {
  const { currentData: projects } = useListProjectsQuery();
  const { currentData: people } = useListEmployeesQuery();
  const { currentData: sprints } = useListSprintsQuery(
    { Project_id: projectId ?? '' },
    { skip: projectId === undefined },
  );
  const { currentData: milestones } = useListMilestonesQuery(
    { Project_id: projectId ?? '' },
    { skip: projectId === undefined },
  );
  return useMemo(
    () => ({
      projects: (projects ?? []).map((project) => ({ value: project._id, label: project.Project_name })),
      people: (people ?? []).map((person) => ({ value: person._id, label: personName(person) })),
      ...(sprints && { sprints: toSprintChoices(sprints) }),
      ...(milestones && {
        milestones: milestones.map((milestone) => ({ value: milestone._id, label: milestone.Name })),
      }),
    }),
    [projects, people, sprints, milestones],
  );
}
