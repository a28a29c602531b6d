import { milestoneProblems } from '../../../../domain/planning/planningRules';
import { taskStatuses } from '../../../../domain/tasks/taskChoices';
import { useCreateMilestoneMutation, useUpdateMilestoneMutation, type Milestone } from '../../../api/api';
import { toChoices } from '../../../ui/form/select/choice';
import { PlanDialog } from './PlanDialog';
import { milestoneForm } from './planForm';

export interface MilestoneDialogProps {
  readonly projectId: string;
  /** null to add one. */
  readonly milestone: Milestone | null;
  /** Its latest known version; undefined when it was deleted. */
  readonly newestVersion?: number;
  readonly onClose: () => void;
}

const statuses = toChoices<string>(taskStatuses);

export function MilestoneDialog({ projectId, milestone, newestVersion, onClose }: MilestoneDialogProps) {
  const [createMilestone] = useCreateMilestoneMutation();
  const [updateMilestone] = useUpdateMilestoneMutation();
  return (
    <PlanDialog
      noun="Milestone"
      plan={milestone}
      newestVersion={newestVersion}
      statuses={statuses}
      problems={(values) => milestoneProblems(values, milestone)}
      save={(values, Version) =>
        milestone
          ? updateMilestone({ ...milestoneForm(values), id: milestone._id, Version }).unwrap()
          : createMilestone({ ...milestoneForm(values), Project_id: projectId }).unwrap()
      }
      onClose={onClose}
    />
  );
}
