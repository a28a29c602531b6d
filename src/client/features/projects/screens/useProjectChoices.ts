import { personName } from '../../../../domain/wording/personName';
import { useListEmployeesByFilterQuery, useListRequirementsQuery, useListTechStacksQuery } from '../../../api/api';
import { toChoices } from '../../../ui/form/select/choice';
import { activePeople, peopleChoices } from '../../../widgets/people/peopleChoices';

// BEH-058, BEH-059: employees with the designation; BEH-068: active ones.
const withDesignation = (designation: string): string => JSON.stringify({ designation, Status: 'Active' });
const projectManagers = withDesignation('Project Manager');
const technicalProjectManagers = withDesignation('Technical Project Manager');

/**
 * The choices of the project form. A list that failed to load leaves its choices empty and the stored value unchanged.
 */
export function useProjectChoices() {
  const managers = useListEmployeesByFilterQuery(projectManagers);
  const technicalManagers = useListEmployeesByFilterQuery(technicalProjectManagers);
  const techStacks = useListTechStacksQuery();
  const requirements = useListRequirementsQuery();
  const names = (choices: typeof techStacks.data) =>
    toChoices((choices ?? []).filter((choice) => choice.Status === 'Active').map((choice) => choice.Name));
  return {
    managers: (id: string, name: string) => peopleChoices(activePeople(managers.data ?? []), id, name),
    technicalManagers: (id: string, name: string) =>
      peopleChoices(activePeople(technicalManagers.data ?? []), id, name),
    techStacks: names(techStacks.data),
    requirements: names(requirements.data),
    isLoading: managers.isLoading || technicalManagers.isLoading || techStacks.isLoading || requirements.isLoading,
    getName: (id: string): string => {
      const person = [...(managers.currentData ?? []), ...(technicalManagers.currentData ?? [])].find(
        (known) => known._id === id,
      );
      return person ? personName(person) : id;
    },
  };
}
