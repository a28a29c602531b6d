import { failures } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { WrittenAnswer } from '../../../operations/operationShapes';
import { dependencyEnds } from '../dependencies/dependenciesReadModel';
import { readTaskList } from './listTasks';
import { isDependencyField, isTaskField, rowIds, taskFieldsText, type TaskField } from './taskRowText';

/** The contract's default. */
const defaultRows = 1000;

/** @throws Failure 400 naming `fields` for one that a task does not have, or that is named twice */
function readFields(text: string): TaskField[] {
  const reject = (message: string) => failures.malformed([{ field: 'fields', message }]);
  const fields = text.split(',').map((name) => {
    if (!isTaskField(name)) throw reject(`Tasks have no field '${name}'`);
    return name;
  });
  const repeated = fields.find((name, index) => fields.indexOf(name) !== index);
  if (repeated !== undefined) throw reject(`'${repeated}' is named twice`);
  return fields;
}

/**
 * The same window as `listTasks`, with only the requested fields and without their names: a file of a
 * hundred thousand tasks has 18 of 33 fields, and reading all of them takes several times as long.
 * @throws Failure 400 for an unknown field, sort key or choice, 404 for a project that the caller may not see
 */
export const listTaskFields: Handler<'listTaskFields'> = async (call) => {
  const { fields: names, offset, limit = defaultRows } = call.query;
  const fields = readFields(names);
  const { total, rows } = await readTaskList(call, { offset, limit });
  const ends = fields.some(isDependencyField) ? await dependencyEnds(call.database, call.caller, rowIds(rows)) : [];
  return new WrittenAnswer(`{"Rows":${await taskFieldsText(rows, ends, fields)},"Total":${total}}`);
};
