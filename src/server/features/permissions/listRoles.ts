import type { Handler } from '../../operations/call';
import { roleEntries } from './rolesReadModel';
import { roleWire } from './roleWire';

/** All roles, by name. */
export const listRoles: Handler<'listRoles'> = async ({ database }) => (await roleEntries(database)).map(roleWire);
