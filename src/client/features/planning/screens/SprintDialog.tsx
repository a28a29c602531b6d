import { closedStatus } from '../../../../domain/planning/dueDays';
import { planningMessages, scopeTypes, sprintProblems } from '../../../../domain/planning/planningRules';
import { taskStatuses } from '../../../../domain/tasks/taskChoices';
import {
  useCreateSprintMutation,
  useListMilestonesQuery,
  useUpdateSprintMutation,
  type ProjectSprint,
} from '../../../api/api';
import { toChoices } from '../../../ui/form/select/choice';
import { SelectField } from '../../../ui/form/select/SelectField';
import { PlanDialog } from './PlanDialog';
import { sprintForm } from './planForm';

export interface SprintDialogProps {
  readonly projectId: string;
  /** null to add one. */
  readonly sprint: ProjectSprint | null;
  /** Its latest known version; undefined when it was deleted. */
  readonly newestVersion?: number;
  readonly onClose: () => void;
}

const openStatuses = toChoices<string>(taskStatuses.filter((status) => status !== closedStatus));
const onlyClosed = toChoices<string>([closedStatus]);
const scopes = toChoices<string>(scopeTypes);

/** Adds or edits a sprint. CLOSE is no choice: closing and reopening are actions of their own. */
export function SprintDialog({ projectId, sprint, newestVersion, onClose }: SprintDialogProps) {
  const [createSprint] = useCreateSprintMutation();
  const [updateSprint] = useUpdateSprintMutation();
  const { currentData: milestones = [], isFetching } = useListMilestonesQuery({ Project_id: projectId });
  // A closed milestone gets no further sprints; the one of this sprint stays.
  const choices = milestones
    .filter((milestone) => milestone.Status !== closedStatus || milestone._id === sprint?.Milestone?._id)
    .map((milestone) => ({ value: milestone._id, label: milestone.Name }));
  const offered =
    sprint?.Milestone && !choices.some((choice) => choice.value === sprint.Milestone?._id)
      ? [...choices, { value: sprint.Milestone._id, label: sprint.Milestone.Name }]
      : choices;
  return (
    <PlanDialog
      noun="Sprint"
      plan={sprint}
      newestVersion={newestVersion}
      notice={sprint?.Status === closedStatus ? planningMessages.correctionOnly : undefined}
      statuses={sprint?.Status === closedStatus ? onlyClosed : openStatuses}
      problems={(values) => sprintProblems(values, sprint)}
      save={(values, Version) =>
        sprint
          ? updateSprint({ ...sprintForm(values), id: sprint._id, Version }).unwrap()
          : createSprint({ ...sprintForm(values), Project_id: projectId }).unwrap()
      }
      milestoneName={(id) => milestones.find((milestone) => milestone._id === id)?.Name ?? id}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <SelectField field={field('Scope_type')} label="Scope type" choices={scopes} emptyValue="" />
          <SelectField
            field={field('Milestone_id')}
            label="Milestone"
            choices={offered}
            emptyValue=""
            isLoading={isFetching}
            className="db-plan-form-wide"
          />
        </>
      )}
    </PlanDialog>
  );
}
