import type { Kysely } from 'kysely';
import { permissionFlags } from '../../../domain/permissions/permissionCatalogue';
import type { Schema } from '../../database/schema';
import { failures } from '../../errors/failure';
import type { Schemas } from '../../operations/call';
import { roleEntries, type RoleEntry } from './rolesReadModel';

/** A role in the spelling of the contract. */
export function roleWire(role: RoleEntry): Schemas['Role'] {
  const granted = new Set(role.granted_flags);
  return {
    _id: role.id,
    Role: role.name,
    Description: role.description,
    Second_factor_required: role.second_factor_required,
    Granted: permissionFlags.filter((flag) => granted.has(flag)),
    Flags: permissionFlags.length,
    used_by: Number(role.used_by ?? 0),
    Active_holders: Number(role.active_holders ?? 0),
    updated_at: role.updated_at.toISOString(),
    Version: role.version,
  };
}

/**
 * A role as it is stored now.
 * @throws Failure 404
 */
export async function roleAnswer(database: Kysely<Schema>, id: string): Promise<Schemas['Role']> {
  const [role] = await roleEntries(database, id);
  if (role === undefined) throw failures.notFound('Role');
  return roleWire(role);
}
