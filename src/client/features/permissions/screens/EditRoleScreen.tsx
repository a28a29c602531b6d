import { useParams } from 'react-router-dom';
import { roleFormValues } from './roleFormValues';
import { RoleForm } from './RoleForm';
import { RolesLoaded } from './RolesLoaded';

/** /editrolespermission/{id} (C-30). */
export default function EditRoleScreen() {
  const { id = '' } = useParams();
  return (
    <RolesLoaded id={id}>
      {(roles, role) => role && <RoleForm key={role._id} stored={role} roles={roles} initial={roleFormValues(role)} />}
    </RolesLoaded>
  );
}
