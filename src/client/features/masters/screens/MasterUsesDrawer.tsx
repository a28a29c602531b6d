import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { MasterUses, type MasterUsesProps } from './MasterUses';

export interface MasterUsesDrawerProps extends MasterUsesProps {
  readonly name: string;
  readonly onClose: () => void;
}

export const MasterUsesDrawer = ({ master, id, name, onClose }: MasterUsesDrawerProps) => (
  <SideDrawer name="master-uses" isOpen title={`${name}: used by`} onClose={onClose}>
    <MasterUses master={master} id={id} />
  </SideDrawer>
);
