import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import type { Subject } from '../../visibility/visibilityReadModel';
import { photoColumns } from '../../employee-records/personColumns';

const maxComments = 500;

const commentsWithAuthor = (database: Kysely<Schema>) =>
  database
    .selectFrom('comments')
    .innerJoin('employees', 'employees.id', 'comments.author_id')
    .leftJoin('files as photo', 'photo.id', 'employees.photo_file_id')
    .select([
      'comments.id',
      'comments.task_id',
      'comments.project_id',
      'comments.author_id',
      'comments.body',
      'comments.created_at',
      'comments.edited_at',
      'comments.version',
      'employees.first_name',
      'employees.last_name',
      ...photoColumns,
    ]);

export type CommentRow = Awaited<ReturnType<ReturnType<typeof commentsWithAuthor>['execute']>>[number];

const selectCommentsBySubject = (database: Kysely<Schema>, subject: Subject) =>
  commentsWithAuthor(database).where(
    subject.kind === 'task' ? 'comments.task_id' : 'comments.project_id',
    '=',
    subject.id,
  );

/** Comments of a task or a project, newest first; at most 500. */
export const subjectComments = (database: Kysely<Schema>, subject: Subject): Promise<CommentRow[]> =>
  selectCommentsBySubject(database, subject)
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(maxComments)
    .execute();

/** One of them, however old. */
export const subjectComment = (
  database: Kysely<Schema>,
  subject: Subject,
  id: string,
): Promise<CommentRow | undefined> =>
  selectCommentsBySubject(database, subject).where('comments.id', '=', id).executeTakeFirst();

export const commentById = (database: Kysely<Schema>, id: string): Promise<CommentRow> =>
  commentsWithAuthor(database).where('comments.id', '=', id).executeTakeFirstOrThrow();
