import type { ProjectSprint } from '../../../api/api';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { SprintContent } from './SprintContent';

export function SprintDrawer({ sprint, onClose }: { readonly sprint: ProjectSprint; readonly onClose: () => void }) {
  return (
    <SideDrawer name="sprint" isOpen title={sprint.Name} onClose={onClose} width={860}>
      <SprintContent sprint={sprint} />
    </SideDrawer>
  );
}
