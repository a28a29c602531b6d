import type { ListPresentLogsApiArg } from '../../../api/api';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { PresentLog } from '../PresentLog';

export interface PresentLogDrawerProps {
  /** null: closed. */
  readonly about: ListPresentLogsApiArg | null;
  readonly title: string;
  readonly onClose: () => void;
}

export function PresentLogDrawer({ about, title, onClose }: PresentLogDrawerProps) {
  return (
    <SideDrawer name="present-log" isOpen={about !== null} title={title} onClose={onClose} width={420}>
      <div className="db-present-drawer">{about !== null && <PresentLog about={about} />}</div>
    </SideDrawer>
  );
}
