import { MilestoneDialog, type MilestoneDialogProps } from './screens/MilestoneDialog';

/** The form of a new milestone, for screens of other areas. */
export const AddMilestoneDialog = (props: Pick<MilestoneDialogProps, 'projectId' | 'onClose'>) => (
  <MilestoneDialog {...props} milestone={null} />
);
