import type { Kysely } from 'kysely';
import { interviewFlag } from '../../../domain/interviews/interviewRules';
import { isRecordId } from '../../database/isRecordId';
import type { Schema } from '../../database/schema';
import type { Caller } from '../../operations/caller';
import { isVisibleProject, isVisibleTask } from '../../visibility/visibleProjectsReadModel';
import { isReadableTicketFile, isVisibleTicket } from '../../visibility/visibleTicketsReadModel';

/**
 * The file, if visible to the caller: an attachment of a visible task, project or ticket, the résumé of a candidate for
 * users who manage interviews, or any profile picture. The uploader has no special rights.
 */
export async function findFileFor(database: Kysely<Schema>, caller: Caller, fileId: string) {
  if (!isRecordId(fileId)) return undefined;
  return database
    .selectFrom('files')
    .select(['files.name', 'files.content_hash', 'files.size_bytes', 'files.media_type'])
    .where('files.id', '=', fileId)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb.selectFrom('employees').select('employees.id').whereRef('employees.photo_file_id', '=', 'files.id'),
        ),
        ...(caller.grantedFlags.has(interviewFlag)
          ? [
              eb.exists(
                eb
                  .selectFrom('interview_candidates')
                  .select('interview_candidates.id')
                  .whereRef('interview_candidates.resume_file_id', '=', 'files.id'),
              ),
            ]
          : []),
        eb.exists(
          eb
            .selectFrom('task_files')
            .innerJoin('tasks', 'tasks.id', 'task_files.task_id')
            .select('tasks.id')
            .whereRef('task_files.file_id', '=', 'files.id')
            .where(isVisibleTask(caller)),
        ),
        eb.exists(
          eb
            .selectFrom('project_files')
            .innerJoin('projects', 'projects.id', 'project_files.project_id')
            .select('projects.id')
            .whereRef('project_files.file_id', '=', 'files.id')
            .where(isVisibleProject(caller)),
        ),
        eb.exists(
          eb
            .selectFrom('ticket_files')
            .innerJoin('tickets', 'tickets.id', 'ticket_files.ticket_id')
            .select('tickets.id')
            .whereRef('ticket_files.file_id', '=', 'files.id')
            .where(isVisibleTicket(caller))
            .where(isReadableTicketFile(caller)),
        ),
      ]),
    )
    .executeTakeFirst();
}
