import { sql, type AliasableExpression, type InferResult, type Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { photoColumns } from '../../employee-records/personColumns';
import type { Subject } from '../../visibility/visibilityReadModel';

const maxComments = 500;

const columns = ['id', 'task_id', 'project_id', 'author_id', 'body', 'created_at', 'edited_at', 'version'] as const;

const storedComments = (database: Kysely<Schema>) =>
  database.selectFrom('comments').select([...columns, sql<Date | null>`null::timestamptz`.as('deleted_at')]);

const deletedComments = (database: Kysely<Schema>) =>
  database.selectFrom('deleted_comments').select([...columns, sql<Date | null>`deleted_at`.as('deleted_at')]);

type CommentColumns = InferResult<ReturnType<typeof storedComments>>[number];

const withAuthor = (database: Kysely<Schema>, comments: AliasableExpression<CommentColumns>) =>
  database
    .selectFrom(comments.as('comments'))
    .innerJoin('employees', 'employees.id', 'comments.author_id')
    .leftJoin('files as photo', 'photo.id', 'employees.photo_file_id')
    .selectAll('comments')
    .select(['employees.first_name', 'employees.last_name', ...photoColumns]);

export type CommentRow = InferResult<ReturnType<typeof withAuthor>>[number];

const subjectColumn = ({ kind }: Subject) => (kind === 'task' ? 'task_id' : 'project_id');

/** Deleted comments of one author that can still be restored. */
export interface Restorable {
  readonly authorId: string;
  /** Those that were deleted after this instant. */
  readonly after: Date;
}

/**
 * Comments of a task or a project, newest first; at most 500.
 * @param restorable are listed in addition, however old: nothing else offers to restore them
 */
export const subjectComments = (
  database: Kysely<Schema>,
  subject: Subject,
  restorable?: Restorable,
): Promise<CommentRow[]> => {
  const newest = storedComments(database)
    .where(subjectColumn(subject), '=', subject.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxComments);
  const comments = restorable
    ? database
        .selectFrom(newest.as('newest'))
        .selectAll()
        .unionAll(
          database
            .selectFrom(
              deletedComments(database)
                .where(subjectColumn(subject), '=', subject.id)
                .where('author_id', '=', restorable.authorId)
                .where('deleted_at', '>', restorable.after)
                .orderBy('deleted_at', 'desc')
                .limit(maxComments)
                .as('deleted'),
            )
            .selectAll(),
        )
    : newest;
  return withAuthor(database, comments).orderBy('comments.created_at', 'desc').orderBy('comments.id', 'desc').execute();
};

/** One of them, however old. */
export const subjectComment = (
  database: Kysely<Schema>,
  subject: Subject,
  id: string,
): Promise<CommentRow | undefined> =>
  withAuthor(
    database,
    storedComments(database).where(subjectColumn(subject), '=', subject.id).where('id', '=', id),
  ).executeTakeFirst();

export const commentById = (database: Kysely<Schema>, id: string): Promise<CommentRow> =>
  withAuthor(database, storedComments(database).where('id', '=', id)).executeTakeFirstOrThrow();

export const deletedCommentById = (database: Kysely<Schema>, id: string): Promise<CommentRow> =>
  withAuthor(database, deletedComments(database).where('id', '=', id)).executeTakeFirstOrThrow();
