import { permissionFlags } from '../../../domain/permissions/permissionCatalogue';
import { flagDifference, lockOutProblems, roleProblems } from '../../../domain/permissions/roleRules';
import { allInOrder } from '../../database/transactions/allInOrder';
import { Failure, failures, mustBeValid } from '../../errors/failure';
import type { Call, Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { countRoleAdministrators } from '../../visibility/roleAdministratorsReadModel';
import { findRole, isRoleNameTaken } from './rolesReadModel';
import { addRole, changeRole, lockRoles, insertRoleChange, type RoleValues } from './rolesRepository';
import { roleAnswer } from './roleWire';

function mustBeUnused(isNameTaken: boolean): void {
  if (!isNameTaken) return;
  const message = 'There is a role of this name already';
  throw new Failure(409, message, { code: 'already_exists', errors: [{ field: 'Role', message }] });
}

async function add(call: Call<'saveRole'>, values: RoleValues): Promise<string> {
  const { database, caller, now } = call;
  mustBeUnused(await isRoleNameTaken(database, values.name));
  const roleId = await addRole(database, values, now);
  await insertRoleChange(
    database,
    {
      roleId,
      roleName: values.name,
      action: 'added',
      granted: values.granted_flags,
      revoked: [],
      ...(values.second_factor_required === true ? { secondFactorRequired: true } : {}),
    },
    caller,
    now,
  );
  call.recordAudit({
    kind: 'role_added',
    subject: { kind: 'role', id: roleId, text: values.name },
    details: { granted: values.granted_flags },
  });
  return roleId;
}

async function change(call: Call<'saveRole'>, id: string, values: RoleValues): Promise<void> {
  const { database, body, caller, now } = call;
  const [stored, isTaken] = await allInOrder([findRole(database, id), isRoleNameTaken(database, values.name, id)]);
  if (stored === undefined) throw failures.notFound('Role');
  if (body.Version !== undefined && stored.version > body.Version)
    throw failures.competingEdit({ ...(await roleAnswer(database, id)) });
  mustBeUnused(isTaken);
  const { granted, revoked } = flagDifference(stored.granted_flags, values.granted_flags);
  if (revoked.length > 0) {
    const administratorsElsewhere = await countRoleAdministrators(database, id);
    mustBeValid(lockOutProblems(values.granted_flags, { isOwn: caller.roleId === id, administratorsElsewhere }));
  }
  const isRenamed = stored.name !== values.name;
  const isDescriptionChanged = stored.description !== values.description;
  const demand = values.second_factor_required;
  const isDemandChanged = demand !== undefined && demand !== stored.second_factor_required;
  if (!isRenamed && !isDescriptionChanged && !isDemandChanged && granted.length === 0 && revoked.length === 0) return;
  await changeRole(database, id, values, now);
  call.recordAudit({
    kind: 'role_changed',
    subject: { kind: 'role', id, text: values.name },
    details: { granted, revoked, ...(isRenamed ? { former: stored.name } : {}) },
  });
  const entry = { roleId: id, roleName: values.name, action: 'changed' as const, granted, revoked };
  await insertRoleChange(
    database,
    {
      ...entry,
      ...(isRenamed ? { formerName: stored.name } : {}),
      ...(isDescriptionChanged ? { description: values.description } : {}),
      ...(isDemandChanged ? { secondFactorRequired: demand } : {}),
    },
    caller,
    now,
  );
}

/**
 * Adds or changes a role, effective from the next call of its employees.
 * @throws Failure 404, 409 for a name that is taken or when a newer version is stored, 422 when the caller or all users would lose access to roles
 */
export const saveRole: Handler<'saveRole'> = async (call) => {
  const { database, body } = call;
  mustBeValid(roleProblems(body));
  await lockRoles(database);
  const granted = new Set<string>(body.Granted ?? []);
  const values: RoleValues = {
    name: body.Role.trim(),
    description: (body.Description ?? '').trim(),
    granted_flags: permissionFlags.filter((flag) => granted.has(flag)),
    second_factor_required:
      body.Second_factor_required === undefined ? undefined : body.Second_factor_required === 'true',
  };
  const id = body.id ?? (await add(call, values));
  if (body.id !== undefined) await change(call, id, values);
  return lastRead(() => roleAnswer(database, id));
};
