import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { findRole, roleHolders } from './rolesReadModel';

/** @throws Failure 404 */
export const listRoleHolders: Handler<'listRoleHolders'> = async ({ database, body }) => {
  if ((await findRole(database, body.id)) === undefined) throw failures.notFound('Role');
  const holders = await roleHolders(database, body.id);
  return holders.map((holder) => ({
    _id: holder.id,
    Name: holder.full_name,
    Employee_code: holder.code,
    Position_name: holder.position_name,
    Status: holder.status,
  }));
};
