import { Menu, MenuItem, type MaybeElement, type Intent } from '@blueprintjs/core';
import type { ReactElement } from 'react';

/** One thing that a user can do with a row. */
export interface RowAction {
  readonly label: string;
  readonly icon?: MaybeElement;
  readonly intent?: Intent;
  readonly isDisabled?: boolean;
  readonly onSelect: () => void;
  /** Attribute that says what governs the action. */
  readonly mark?: { readonly 'data-needs'?: string };
}

/** What can be done with one row. */
export function RowActionsMenu({ actions, onClose }: { actions: readonly RowAction[]; onClose: () => void }): ReactElement {
  return (
    <Menu size="small">
      {actions.length === 0 && <MenuItem disabled text="Nothing to do here" />}
      {actions.map((action) => (
        <MenuItem
          key={action.label}
          {...action.mark}
          icon={action.icon}
          intent={action.intent}
          disabled={action.isDisabled}
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
