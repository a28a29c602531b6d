import { v7 as newId } from 'uuid';
import { deletionActions, timerStoppedAction } from '../../../../domain/history/historyFields';
import { addHistoryEntries } from '../../../history/historyRepository';
import type { Call } from '../../../operations/call';
import type { StoppedTimer } from '../../../timers/stopTimersRepository';
import type { Subject } from '../../../visibility/visibilityReadModel';
import type { Deletion } from './deletionRepository';

type DeletingCall = Call<'deleteTaskOrProject'> | Call<'deleteManyTasks'>;

/** A deletion by the caller; all records of one have its id. */
export const newDeletion = ({ caller, now, services }: DeletingCall): Deletion => ({
  id: newId(),
  deletedById: caller.employeeId,
  deletedAt: now,
  timeZone: services.companyTimeZone,
});

/** Writes the history and the audit log of deleted records of one kind. */
export async function recordDeletion(
  call: DeletingCall,
  subjects: readonly Subject[],
  stopped: readonly StoppedTimer[],
): Promise<void> {
  const entry = { actorId: call.caller.employeeId, happenedAt: call.now };
  const kind = subjects[0]?.kind ?? 'task';
  await addHistoryEntries(call.database, [
    // Visible in the history when the task is restored: hours never change silently.
    ...stopped.map((timer) => ({
      ...entry,
      subject: { kind: 'task' as const, id: timer.task_id },
      action: timerStoppedAction(timer.employee_name, kind),
    })),
    ...subjects.map((subject) => ({ ...entry, subject, action: deletionActions[subject.kind].deleted })),
  ]);
  for (const subject of subjects) call.recordAudit({ kind: 'record_deleted', subject });
}
