import { isPermitted } from '../../../domain/permissions/isPermitted';
import type { PermissionFlag } from '../../../domain/permissions/permissionCatalogue';
import { isRecordId } from '../../database/isRecordId';
import { failures } from '../../errors/failure';
import type { Handler, Schemas } from '../../operations/call';
import { projectsInSight, usesOf, type MasterTable } from './mastersReadModel';

const mostUses = 200;

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
 * Who and what uses an entry of a master. Projects that the caller may not see stay without a name.
 * @throws Failure 403 without the flag of that master
 */
export const listMasterUses: Handler<'listMasterUses'> = async ({ database, body, caller }) => {
  const { table, flag } = masters[body.Master];
  if (!isPermitted(caller.grantedFlags, [flag])) throw failures.notPermitted();
  if (!isRecordId(body.id)) return [];
  const uses = await usesOf(database, table, body.id, mostUses);
  const inSight = await projectsInSight(
    database,
    caller,
    uses.filter(({ kind }) => kind === 'Project').map(({ id }) => id),
  );
  return uses.map(({ id, kind, name, detail }) =>
    kind === 'Project' && !inSight.has(id)
      ? { _id: '-', Kind: kind, Name: 'A project that you do not see', Detail: '' }
      : { _id: id, Kind: kind, Name: name, Detail: detail },
  );
};
