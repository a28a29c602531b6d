import { Callout } from '@blueprintjs/core';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { flagDifference, rolesFlag, lockOutProblems, roleProblems } from '../../../../domain/permissions/roleRules';
import { useSaveRoleMutation, type Role } from '../../../api/api';
import { selectUser } from '../../../session/sessionSelectors';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { CheckField } from '../../../ui/form/CheckField';
import { Form } from '../../../ui/form/Form';
import { SubmitButton } from '../../../ui/form/SubmitButton';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { useField } from '../../../ui/form/useField';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { useCompetingEdit } from '../../../widgets/competing-edit/useCompetingEdit';
import { useOverlay } from '../../../screen-state/useOverlay';
import { useScreenState } from '../../../screen-state/useScreenState';
import { FlagSections } from './FlagSections';
import { comparedRole, countAdministratorsElsewhere, roleFormValues, type RoleFormValues } from './roleFormValues';
import { RoleHolders } from './RoleHolders';
import { rolePath } from '../../../../domain/permissions/rolePath';
import { SaveRoleDialog } from './SaveRoleDialog';
import './roles.css';
import { Button } from '../../../ui/controls/Button';

export interface RoleFormProps {
  /** Absent for a new role. */
  readonly stored?: Role;
  readonly initial: RoleFormValues;
  /** All roles, to check that someone can still change roles. */
  readonly roles: readonly Role[];
}

/** Adds or edits a role: its flags by group, and a summary of the changes before saving. */
export function RoleForm({ stored, initial, roles }: RoleFormProps) {
  const navigate = useNavigate();
  const ownRoleId = useSelector(selectUser)?.Role_permission_id;
  const [saveRole] = useSaveRoleMutation();
  const review = useOverlay<{ readonly values: RoleFormValues }>('review');
  const reviewed = review.props?.values;
  // The start of this edit: the role itself is read again when another user saves it.
  const [opened] = useScreenState(
    'drafts',
    'opened',
    { role: stored ?? null, values: roleFormValues(stored) },
    { isPinned: true },
  );
  const lockOutState = {
    isOwn: stored !== undefined && stored._id === ownRoleId,
    administratorsElsewhere: countAdministratorsElsewhere(roles, stored?._id),
  };
  const lockOut = (values: RoleFormValues) => (stored ? lockOutProblems(values.Granted, lockOutState) : []);

  const edit = useCompetingEdit<RoleFormValues, Role, Role>({
    noun: 'role',
    stored: stored ?? null,
    toValues: roleFormValues,
    ...comparedRole,
    send: ({ Second_factor_required, ...values }, base) =>
      saveRole({
        ...values,
        Second_factor_required: Second_factor_required ? 'true' : 'false',
        ...(base ? { id: base._id, Version: base.Version } : {}),
      }).unwrap(),
    onSaved: async (saved, values) => {
      form.reset(values);
      void navigate(rolePath.view(saved._id), { replace: true });
      await showSuccess('Role added / updated Successfully');
    },
  });
  const form = useForm<RoleFormValues>({
    name: 'role',
    initial,
    problems: (values) => [...roleProblems(values), ...lockOut(values)],
    submit: async (values) => {
      if (!opened.role) return edit.save(values);
      review.open({ values });
      // oxlint-disable-next-line typescript/only-throw-error -- a rejection is plain data, which the form shows
      throw { message: 'Nothing is saved yet. Review the changes, then save.', errors: [], isCancelled: true };
    },
  });
  const saveReviewed = async (): Promise<void> => {
    if (reviewed) await edit.save(reviewed);
  };
  const flags = useField(form.field('Granted'));
  const { granted, revoked } = flagDifference(opened.values.Granted, flags.value);
  const [lockedOut] = lockOut({ ...form.getValues(), Granted: flags.value });
  const title = stored ? `Edit role ${stored.Role}` : 'Add role';
  const leave = (): void => void navigate(stored ? rolePath.view(stored._id) : rolePath.list);
  const actions = (
    <>
      {stored && form.isDirty && (
        <span className="db-muted" aria-live="polite">{`+${granted.length} / −${revoked.length} flags`}</span>
      )}
      <Button text="Cancel" onClick={leave} disabled={form.isSubmitting} />
      <SubmitButton form={form} text={stored ? 'Update' : 'Add'} />
    </>
  );
  return (
    <Page
      header={
        <PageHeader
          title={title}
          breadcrumb={[{ label: 'Roles Permission', to: rolePath.list }, { label: stored ? 'Edit' : 'Add' }]}
          actions={actions}
        />
      }
    >
      <Form form={form} guard="links" label={title} className="db-role-form">
        <div className="db-role-main">
          <div className="db-role-fields">
            <TextField field={form.field('Role')} label="Role Name" maxLength={100} autoFocus={!stored} isRequired />
            <TextAreaField field={form.field('Description')} label="Description" maxLength={500} lines={2} />
            <CheckField
              field={form.field('Second_factor_required')}
              label="Second factor required"
              help="People with this role can do nothing else until they have set one up"
            />
          </div>
          {lockOutState.isOwn && !lockedOut && (
            <Callout compact intent="warning">
              This is your own role: the permissions that you remove here are also removed for you, immediately.
            </Callout>
          )}
          <FlagSections
            granted={flags.value}
            stored={opened.values.Granted}
            onChange={flags.change}
            problem={{ id: flags.id, flag: rolesFlag, message: lockedOut?.message ?? flags.problem }}
          />
        </div>
        {stored && <RoleHolders roleId={stored._id} />}
      </Form>
      {stored && reviewed && (
        <SaveRoleDialog
          before={opened.values}
          after={reviewed}
          holders={stored.Active_holders}
          onSave={saveReviewed}
          onCancel={review.close}
        />
      )}
      {edit.dialog}
    </Page>
  );
}
