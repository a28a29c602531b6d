import type { Milestone } from '../../../api/api';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { MilestoneContent } from '../MilestoneContent';

export function MilestoneDrawer({
  milestone,
  onClose,
}: {
  readonly milestone: Milestone;
  readonly onClose: () => void;
}) {
  return (
    <SideDrawer name="milestone" isOpen title={milestone.Name} onClose={onClose} width={860}>
      <MilestoneContent milestone={milestone} />
    </SideDrawer>
  );
}
