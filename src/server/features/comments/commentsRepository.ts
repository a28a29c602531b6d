import type { Kysely } from 'kysely';
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
