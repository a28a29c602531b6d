import { dayIn } from '../../../../domain/calendar/day';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { statusUpdateProblems } from '../../../../domain/projects/statusUpdates';
import { hasContent } from '../../../../domain/richtext/hasContent';
import { failures, mustBeValid } from '../../../errors/failure';
import { addHistoryEntries } from '../../../history/historyRepository';
import type { Handler } from '../../../operations/call';
import { cleanRichText } from '../../../richtext/cleanRichText';
import { lockOwnStatusUpdate } from './ownStatusUpdate';
import { statusUpdateById } from './statusUpdatesReadModel';
import { saveStatusUpdate } from './statusUpdatesRepository';
import { statusUpdateWire } from './statusUpdateWire';

/**
 * Corrects an own status update. A save that changes nothing writes nothing.
 * @throws Failure 404 when the caller may not see it, 403 for one of another author, 409 after 24 hours and when a newer version is stored, 422 without health or text
 */
export const editStatusUpdate: Handler<'editStatusUpdate'> = async (call) => {
  const { body, caller, database, now, services } = call;
  const text = cleanRichText('Text', body.Text);
  mustBeValid(statusUpdateProblems({ Health: body.Health, hasText: hasContent(text) }));
  const stored = await lockOwnStatusUpdate(call, body.id);
  if (stored.version > body.Version) throw failures.competingEdit({ ...statusUpdateWire(stored, call) });
  if (stored.health === body.Health && stored.body === text) return statusUpdateWire(stored, call);
  await saveStatusUpdate(database, body.id, { health: body.Health, body: text, editedAt: now });
  const day = formatDay(dayIn(services.companyTimeZone, stored.created_at));
  await addHistoryEntries(database, [
    {
      subject: { kind: 'project', id: stored.project_id },
      actorId: caller.employeeId,
      happenedAt: now,
      action:
        stored.health === body.Health
          ? `corrected the text of the status update of ${day}`
          : `corrected the status update of ${day} from '${stored.health}' to '${body.Health}'`,
    },
  ]);
  const saved = await statusUpdateById(database, body.id);
  if (saved === undefined) throw failures.notFound('Status update');
  return statusUpdateWire(saved, call);
};
