import { useMemo } from 'react';
import {
  useListEmployeesQuery,
  useListMilestonesQuery,
  useListProjectsQuery,
  useListSprintsQuery,
} from '../../../api/api';
import { personName } from '../../../widgets/people/personName';
import { toSprintChoices } from '../../tasks/taskColumns';
import type { ReportChoices } from './taskReportColumns';

/**
 * What tasks over projects can be filtered by.
 * @param projectId the one project that the report shows; its sprints and milestones are offered then
 */
export function useReportChoices(projectId: string | undefined): ReportChoices {
  const { data: projects } = useListProjectsQuery();
  const { data: people } = useListEmployeesQuery();
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
