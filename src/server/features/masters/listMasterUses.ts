import { isPermitted } from '../../../domain/permissions/isPermitted';
import type { PermissionFlag } from '../../../domain/permissions/permissionCatalogue';
import { isRecordId } from '../../database/isRecordId';
import { failures } from '../../errors/failure';
import type { Handler, Schemas } from '../../operations/call';
import { visibleProjects, usesOfEntry, type MasterTable } from './mastersReadModel';

const maxUses = 200;

const masters: Readonly<Record<Schemas['MasterUsesForm']['Master'], { table: MasterTable; flag: PermissionFlag }>> = {
  Location: { table: 'locations', flag: 'Master.Location' },
  Vertical: { table: 'verticals', flag: 'Master.Vertical' },
  Tech_Stack: { table: 'tech_stacks', flag: 'Master.Tech_Stack' },
  Requirement: { table: 'requirements', flag: 'Master.Requirement' },
  Position: { table: 'positions', flag: 'Master.Position' },
  Department: { table: 'departments', flag: 'Master.Department' },
  Ticket_Department: { table: 'ticket_departments', flag: 'Master.Ticket_Department' },
};

/**
 * Employees and records that use an entry of a master. Invisible projects have no name.
 * @throws Failure 403 without the flag of that master
 */
export const listMasterUses: Handler<'listMasterUses'> = async ({ database, body, caller }) => {
  const { table, flag } = masters[body.Master];
  if (!isPermitted(caller.grantedFlags, [flag])) throw failures.notPermitted();
  if (!isRecordId(body.id)) return [];
  const uses = await usesOfEntry(database, table, body.id, maxUses);
  const visibleUses = await visibleProjects(
    database,
    caller,
    uses.filter(({ kind }) => kind === 'Project').map(({ id }) => id),
  );
  return uses.map(({ id, kind, name, detail }) =>
    kind === 'Project' && !visibleUses.has(id)
      ? { _id: '-', Kind: kind, Name: 'A project that you do not see', Detail: '' }
      : { _id: id, Kind: kind, Name: name, Detail: detail },
  );
};
