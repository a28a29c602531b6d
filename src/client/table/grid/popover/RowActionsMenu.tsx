import { type MaybeElement, type Intent } from '@blueprintjs/core';
import type { ReactElement } from 'react';
import { ReasonMenuItem } from '../../../ui/controls/ReasonMenuItem';
import { Menu } from '../../../ui/controls/Menu';

export interface RowAction {
  readonly label: string;
  readonly icon?: MaybeElement;
  readonly intent?: Intent;
  /** Why it cannot be chosen for this row. */
  readonly disabledReason?: string | undefined;
  readonly onSelect: () => void;
  /** Attribute that says what governs the action. */
  readonly mark?: { readonly 'data-needs'?: string };
}

export function RowActionsMenu({
  actions,
  onClose,
}: {
  actions: readonly RowAction[];
  onClose: () => void;
}): ReactElement {
  return (
    <Menu size="small">
      {actions.length === 0 && (
        <ReasonMenuItem text="No actions for this row" disabledReason="You are not permitted to change this row" />
      )}
      {actions.map((action) => (
        <ReasonMenuItem
          key={action.label}
          {...action.mark}
          icon={action.icon}
          intent={action.intent}
          disabledReason={action.disabledReason}
          text={action.label}
          onClick={() => {
            onClose();
            action.onSelect();
          }}
        />
      ))}
    </Menu>
  );
}
