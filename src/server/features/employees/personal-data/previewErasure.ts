import { erasedTerms, formerIdentity } from '../../../../domain/employees/erasure';
import { allInOrder } from '../../../database/transactions/allInOrder';
import type { Handler, Schemas } from '../../../operations/call';
import { mustManageEmployee } from '../editEmployee';
import { personalDataCatalogue } from './catalogue';
import { keepReasons } from './keepReasons';
import { erasureObstacle } from './erasureObstacle';
import { affectedRows, formerCodes, isNameShared, personIdentity, type AffectedRows } from './personalDataReadModel';

function areaWire({ table, deleted, replaced, remaining }: AffectedRows): Schemas['ErasedArea'] {
  const { what, rows } = personalDataCatalogue[table];
  const reason = rows === 'deleted' ? null : keepReasons[rows];
  return {
    Area: what,
    Deleted: deleted,
    Replaced: replaced,
    Remaining: remaining,
    Reason: reason?.title ?? null,
    Basis: reason?.basis ?? null,
  };
}

/**
 * What an erasure would do, in rows by kind of record.
 * @throws Failure 403, 404, 409 when the personal data is erased already
 */
export const previewErasure: Handler<'previewErasure'> = async (call) => {
  const { body, database } = call;
  const [person, identity, codes] = await allInOrder([
    mustManageEmployee(call, body.id),
    personIdentity(database, body.id),
    formerCodes(database, body.id),
  ]);
  const singleNames = [person.first_name, person.last_name];
  // The number is taken with the erasure; patterns do not depend on it.
  const terms = erasedTerms(identity, formerIdentity(0), body.Single_names === 'true');
  const [obstacle, isShared, areas] = await Promise.all([
    erasureObstacle(call, person),
    isNameShared(database, person.id, singleNames),
    affectedRows(database, { ...person, formerCodes: codes }, terms),
  ]);
  return {
    Obstacle: obstacle,
    Full_name: person.full_name,
    Single_names: singleNames,
    Is_name_shared: isShared,
    Areas: areas.filter(({ deleted, replaced, remaining }) => deleted + replaced + remaining > 0).map(areaWire),
  };
};
