import { DialogBody, DialogFooter } from '@blueprintjs/core';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { StatusBadge } from '../../../ui/badges/StatusBadge';
import { Button } from '../../../ui/controls/Button';
import { LinkButton } from '../../../ui/controls/LinkButton';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import type { CalendarItem, CalendarKind } from './calendarItem';
import { daysText } from './calendarModel';
import { settledReason, type Movable } from './calendarMoves';

const detailLabels: Readonly<Record<CalendarKind, string>> = {
  tasks: 'Assignee',
  milestones: 'Project',
  sprints: 'Project',
  leave: 'Type',
};
const openTexts: Readonly<Record<CalendarKind, string>> = {
  tasks: 'Open task',
  milestones: 'Open milestones',
  sprints: 'Open sprints',
  leave: '',
};

/** Which kinds of items have a page that the user may open. */
export function useOpenableKinds(): (kind: CalendarKind) => boolean {
  const maySeeMilestones = useIsPermitted('Milestone_Project.*');
  const maySeeSprints = useIsPermitted('Sprint_Project.*');
  return (kind) => (kind === 'milestones' ? maySeeMilestones : kind === 'sprints' ? maySeeSprints : kind === 'tasks');
}

export interface ItemDialogProps {
  readonly item: CalendarItem;
  readonly onMoveTo: (movable: Movable) => void;
  readonly onClose: () => void;
}

/** An item of the calendar, with what can be done with it. */
export function ItemDialog({ item, onMoveTo, onClose }: ItemDialogProps) {
  const isOpenable = useOpenableKinds();
  const { movable, path } = item;
  return (
    <Dialog isOpen title={item.title} onClose={onClose} style={{ width: 480 }}>
      <DialogBody>
        <KeyValueList
          items={[
            ...(item.status === null ? [] : [{ label: 'Status', value: <StatusBadge status={item.status} /> }]),
            { label: detailLabels[item.kind], value: item.detail },
            { label: 'Days', value: daysText(item) },
          ]}
        />
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Close" onClick={onClose} />
            {movable && (
              <ReasonButton text="Move to…" disabledReason={settledReason(movable)} onClick={() => onMoveTo(movable)} />
            )}
            {path !== null && isOpenable(item.kind) && (
              <LinkButton intent="primary" text={openTexts[item.kind]} to={path} />
            )}
          </>
        }
      />
    </Dialog>
  );
}
