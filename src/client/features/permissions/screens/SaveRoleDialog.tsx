import { flagDifference } from '../../../../domain/permissions/roleRules';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { FlagChanges } from './FlagChanges';
import type { RoleFormValues } from './roleFormValues';
import './roles.css';

export interface SaveRoleDialogProps {
  readonly before: RoleFormValues;
  readonly after: RoleFormValues;
  /** Number of active people with the role. */
  readonly holders: number;
  /** Rejects with an ApiFailure. */
  readonly onSave: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Confirms the changes of a role, with the number of affected people. */
export function SaveRoleDialog({ before, after, holders, onSave, onCancel }: SaveRoleDialogProps) {
  const { granted, revoked } = flagDifference(before.Granted, after.Granted);
  const texts = [
    { label: 'Role Name', from: before.Role, to: after.Role.trim() },
    {
      label: 'Second factor',
      from: before.Second_factor_required ? 'required' : 'not required',
      to: after.Second_factor_required ? 'required' : 'not required',
    },
    { label: 'Description', from: before.Description, to: after.Description.trim() },
  ].filter(({ from, to }) => from !== to);
  const isNothing = texts.length + granted.length + revoked.length === 0;
  return (
    <ConfirmDialog
      name="save-role"
      isOpen
      title="What changes"
      confirmLabel="Save"
      disabledReason={isNothing ? 'There are no changes to save' : undefined}
      onConfirm={onSave}
      onCancel={onCancel}
      width={620}
    >
      {isNothing && <p>Nothing changes.</p>}
      {texts.map(({ label, from, to }) => (
        <p key={label}>
          {label}: <span className="db-muted">{from || '(empty)'}</span> → {to || '(empty)'}
        </p>
      ))}
      {granted.length + revoked.length > 0 && (
        <>
          <p>{`${before.Granted.length} flags before, ${after.Granted.length} after. The change takes effect immediately for ${holders === 1 ? 'the one active person' : `the ${holders} active people`} with this role.`}</p>
          <FlagChanges granted={granted} revoked={revoked} />
        </>
      )}
    </ConfirmDialog>
  );
}
