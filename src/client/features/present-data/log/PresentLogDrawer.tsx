import type { ListPresentLogsApiArg } from '../../../api/api';
import { SideDrawer } from '../../../ui/dialogs/SideDrawer';
import { PresentLog } from '../PresentLog';

export interface PresentLogDrawerProps {
  /** null while it is closed. */
  readonly about: ListPresentLogsApiArg | null;
  readonly title: string;
  readonly onClose: () => void;
}

/** The log of a present record or of a month beside its list. */
export function PresentLogDrawer({ about, title, onClose }: PresentLogDrawerProps) {
  return (
    <SideDrawer isOpen={about !== null} title={title} onClose={onClose} width={420}>
      <div className="db-present-drawer">{about !== null && <PresentLog about={about} />}</div>
    </SideDrawer>
  );
}
