import { failures } from '../../../errors/failure';
import type { Handler } from '../../../operations/call';
import { plainText } from '../../../richtext/plainText';
import { mustSeeProject } from '../../../visibility/visibilityReadModel';
import { changeSpan, visibleChangeKinds } from './changeSpan';
import { projectChangeWindow } from './projectChangesReadModel';

const defaultLimit = 100;

/**
 * The changes behind a count of `getWhatChanged`.
 * @throws Failure 404 for a project that the caller may not see, 403 for leaves without Project.View_Member, 422 for an instant in the future or too long ago
 */
export const listWhatChanged: Handler<'listWhatChanged'> = async (call) => {
  const { caller, database, query } = call;
  const { projectId, kind, offset = 0, limit = defaultLimit } = query;
  await mustSeeProject(database, caller, projectId);
  if (!visibleChangeKinds(caller).includes(kind)) throw failures.notPermitted();
  const { rows, total } = await projectChangeWindow(
    database,
    caller,
    { projectId, kind, offset, limit },
    changeSpan(query.since, call),
  );
  return {
    Rows: rows.map((row) => ({
      _id: row.id,
      Subject_id: row.subject_id,
      Key: row.key,
      Title: kind === 'status-update' ? plainText(row.title) : row.title,
      Before: row.previous,
      After: row.current,
      At: row.at?.toISOString() ?? null,
      Day: row.day,
      By: row.actor,
    })),
    Total: total,
  };
};
