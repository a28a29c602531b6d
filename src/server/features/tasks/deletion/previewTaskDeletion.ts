import { taskNotFound } from '../../../../domain/tasks/taskRules';
import { isRecordId } from '../../../database/isRecordId';
import type { Handler } from '../../../operations/call';
import { deletionEffects } from './deletionEffectsReadModel';

/** What the deletion of tasks would take along, for the question before it. */
export const previewTaskDeletion: Handler<'previewTaskDeletion'> = async ({ body, caller, database }) => {
  const ids = [...new Set(body.ids)];
  const effects = await deletionEffects(database, caller, ids.filter(isRecordId));
  const byId = new Map(effects.map((effect) => [effect.id, effect]));
  return ids.map((id) => {
    const effect = byId.get(id);
    return {
      _id: id,
      Task_key: effect?.key ?? null,
      Summary: effect?.summary ?? null,
      Timers: effect?.timers ?? [],
      Logged_minutes: effect?.logged_minutes ?? 0,
      Waiting: effect?.waiting ?? [],
      Message: effect ? null : taskNotFound,
    };
  });
};
