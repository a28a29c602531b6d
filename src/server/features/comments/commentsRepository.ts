import { sql, type Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Schema } from '../../database/schema';
import type { Subject } from '../../visibility/visibilityReadModel';

/** @returns its id */
export async function insertComment(
  database: Kysely<Schema>,
  comment: { subject: Subject; authorId: string; body: string; createdAt: Date },
): Promise<string> {
  const id = newId();
  const { subject } = comment;
  await database
    .insertInto('comments')
    .values({
      id,
      task_id: subject.kind === 'task' ? subject.id : null,
      project_id: subject.kind === 'project' ? subject.id : null,
      author_id: comment.authorId,
      body: comment.body,
      created_at: comment.createdAt,
    })
    .execute();
  return id;
}

/** The comment, locked until the transaction ends. */
export const lockedComment = (database: Kysely<Schema>, id: string) =>
  database.selectFrom('comments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function saveComment(
  database: Kysely<Schema>,
  id: string,
  { body, editedAt }: { readonly body: string; readonly editedAt: Date },
): Promise<void> {
  await database
    .updateTable('comments')
    .set((eb) => ({ body, edited_at: editedAt, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

const columns = sql.raw('id, task_id, project_id, author_id, body, created_at, edited_at, version');

/** Takes the comment out of every list and figure. */
export async function moveToDeleted(database: Kysely<Schema>, id: string, deletedAt: Date): Promise<void> {
  await sql`
    with gone as (delete from comments where id = ${id} returning ${columns})
    insert into deleted_comments (${columns}, deleted_at) select ${columns}, ${deletedAt}::timestamptz from gone`.execute(
    database,
  );
}

/** The deleted comment, if it was deleted after an instant; locked until the transaction ends. */
export const lockedDeletedComment = (database: Kysely<Schema>, id: string, after: Date) =>
  database
    .selectFrom('deleted_comments')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', '>', after)
    .forUpdate()
    .executeTakeFirst();

/** Brings it back as it was. */
export async function moveBack(database: Kysely<Schema>, id: string): Promise<void> {
  await sql`
    with found as (delete from deleted_comments where id = ${id} returning ${columns})
    insert into comments (${columns}) select ${columns} from found`.execute(database);
}
