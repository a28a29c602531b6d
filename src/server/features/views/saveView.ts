import { isBlank } from '../../../domain/validation/isBlank';
import { allInOrder } from '../../database/transactions/allInOrder';
import { Failure, failures, mustBeValid } from '../../errors/failure';
import type { Call, Handler } from '../../operations/call';
import { countViews, findView, isViewNameTaken } from './savedViewsReadModel';
import { addView, changeView, lockOwnView } from './savedViewsRepository';
import { mustOwnView, savedViewWire } from './savedViewWire';

/** More than users need; bounds the rows of one user. */
const maxViews = 200;

const isRecordText = (text: string): boolean => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

async function mustBeUnusedName(
  { database, caller, body }: Call<'saveView'>,
  table: string,
  name: string,
): Promise<void> {
  if (!(await isViewNameTaken(database, { table, name, ownerId: caller.employeeId, exceptId: body.id }))) return;
  const message = 'You have a view of this name already';
  throw new Failure(409, message, { code: 'already_exists', errors: [{ field: 'Name', message }] });
}

async function save(call: Call<'saveView'>, name: string): Promise<string> {
  const { database, body, caller, now } = call;
  if (body.id === undefined) {
    const mustBeComplete = async (): Promise<void> =>
      mustBeValid([
        ...(isBlank(body.View) ? [{ field: 'View', message: 'A view is needed' }] : []),
        ...((await countViews(database, caller.employeeId)) >= maxViews
          ? [{ field: 'Name', message: `At most ${maxViews} views are kept` }]
          : []),
      ]);
    await allInOrder([mustBeComplete(), mustBeUnusedName(call, body.Table, name)]);
    return addView(
      database,
      { table: body.Table, ownerId: caller.employeeId },
      { name, view: body.View ?? '{}', is_shared: body.Is_shared === 'true' },
      now,
    );
  }
  const [, stored] = await allInOrder([
    lockOwnView(database, body.id, caller.employeeId),
    mustOwnView(database, body.id, caller),
  ]);
  if (body.Version !== undefined && stored.version > body.Version)
    throw failures.competingEdit({ ...savedViewWire(stored, caller) });
  await mustBeUnusedName(call, stored.table_name, name);
  await changeView(
    database,
    stored.id,
    {
      name,
      view: body.View ?? stored.view,
      is_shared: body.Is_shared === undefined ? stored.is_shared : body.Is_shared === 'true',
    },
    now,
  );
  return stored.id;
}

/**
 * Saves a view of the caller.
 * @throws Failure 403 for a view of another user, 404, 409 for a name that is taken or when a newer version is stored, 422 with what is wrong
 */
export const saveView: Handler<'saveView'> = async (call) => {
  const { database, body, caller } = call;
  mustBeValid(
    body.View === undefined || isRecordText(body.View)
      ? []
      : [{ field: 'View', message: 'View must be a JSON object' }],
  );
  const view = await findView(database, await save(call, body.Name.trim()), caller.employeeId);
  if (view === undefined) throw failures.notFound('View');
  return savedViewWire(view, caller);
};
