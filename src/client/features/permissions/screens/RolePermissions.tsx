import type { Role } from '../../../api/api';
import { FlagSections } from './FlagSections';

/** What the holders of a role may do, to read. */
export const RolePermissions = ({ role }: { readonly role: Role }) => (
  <>
    {role.Description !== '' && <p>{role.Description}</p>}
    {role.Second_factor_required && <p>Second factor required</p>}
    <FlagSections granted={role.Granted} />
  </>
);
