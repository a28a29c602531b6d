import { useSearchParams } from 'react-router-dom';
import { duplicateValues, roleFormValues } from './roleFormValues';
import { RoleForm } from './RoleForm';
import { RolesLoaded } from './RolesLoaded';

/** /add-rolesPermission (C-28); with ?from= as a copy of another role. */
export default function AddRoleScreen() {
  const from = useSearchParams()[0].get('from') ?? undefined;
  return (
    <RolesLoaded id={from}>
      {(roles, role) => (
        <RoleForm key={from} roles={roles} initial={role ? duplicateValues(role) : roleFormValues(undefined)} />
      )}
    </RolesLoaded>
  );
}
