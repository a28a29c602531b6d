import {
  presentChangeProblems,
  presentFigures,
  type PresentFigure,
  type PresentRowTexts,
} from '../../../domain/present-data/presentFields';
import { toMonth } from '../../../domain/calendar/month';
import { failures, mustBeValid } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { addLogEntries } from '../../present-months/presentLogRepository';
import { notifyCorrected } from './presentNotifications';
import { mustFindRecord, type PresentRow } from './presentReadModel';
import { changeRecord, changesBetween, isFigureChanged, lockMonth } from './presentRepository';
import { figureColumns, presentWire } from './presentWire';

const stated = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : text.trim();

type Named = Pick<PresentRow, 'name' | 'code'>;
type Figures = Pick<PresentRow, (typeof figureColumns)[PresentFigure]>;

const toTexts = (row: Named & Figures): PresentRowTexts => ({
  Name: row.name,
  Code: row.code,
  ...(Object.fromEntries(presentFigures.map((figure) => [figure, String(row[figureColumns[figure]])])) as Record<
    PresentFigure,
    string
  >),
});

/**
 * CALL-065: changes a record; empty fields keep their values (E-10). Changed figures and another code reset the
 * answer: it was that of an employee to these figures.
 * @throws Failure 404, 422 for what an upload would not store either, 409 when the month has a record of the new code, or with the stored record when it has changed since it was displayed
 */
export const updatePresentRecord: Handler<'updatePresentRecord'> = async ({ body, caller, database, now }) => {
  const found = await mustFindRecord(database, body.id);
  await lockMonth(database, toMonth(found.recorded_on));
  const former = await mustFindRecord(database, body.id);
  if (body.Seen_version !== undefined && body.Seen_version !== former.version)
    throw failures.competingEdit(presentWire(former));
  const changes: Named & Partial<Figures> = {
    name: stated(body.Name) ?? former.name,
    code: stated(body.Code) ?? former.code,
  };
  for (const figure of presentFigures) {
    const value = body[figure];
    if (value !== undefined && value !== null) changes[figureColumns[figure]] = value;
  }
  const hasNewFigures = isFigureChanged(former, { ...former, ...changes });
  mustBeValid(presentChangeProblems(toTexts(former), toTexts({ ...former, ...changes }), toMonth(former.recorded_on)));
  const isSameEmployee = changes.code.toLowerCase() === former.code.toLowerCase();
  if (hasNewFigures || !isSameEmployee)
    Object.assign(changes, { attendance_status: null, attendance_status_at: null, attendance_comment: null });
  // Another employee was not reminded.
  if (!isSameEmployee) Object.assign(changes, { reminded_at: null, reminded_by_id: null });
  if (!hasNewFigures && changes.name === former.name && changes.code === former.code) return presentWire(former);
  await changeRecord(database, former.id, changes, now);
  const stored = await mustFindRecord(database, former.id);
  await addLogEntries(
    database,
    [{ recordId: stored.id, day: stored.recorded_on, action: 'Edited', changes: changesBetween(former, stored) }],
    caller.employeeId,
    now,
  );
  if (hasNewFigures && isSameEmployee && former.attendance_status !== null)
    await notifyCorrected(database, [stored], caller, now);
  return presentWire(stored);
};
