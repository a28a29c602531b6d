import { notificationLinks } from '../../../domain/notifications/notificationLinks';
import { dayIn } from '../../../domain/calendar/day';
import { firstDayOfMonth, monthName, toMonth } from '../../../domain/calendar/month';
import { kraQuestionMessages, questionTexts, textsVersion } from '../../../domain/kra/kraQuestions';
import { kraMessages, ratingProblems } from '../../../domain/kra/kraRatings';
import { allInOrder } from '../../database/transactions/allInOrder';
import { isRecordId } from '../../database/isRecordId';
import { failures, mustBeValid } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { lastRead } from '../../operations/lastRead';
import { notify } from '../../notifications/notify';
import { kraLeaders } from '../../ratings/ratersReadModel';
import { kraQuestionsNow } from './kraQuestionsReadModel';
import { mustSeeKra } from './kraReadModel';
import { insertKra } from './kraRepository';
import { kraWire } from './kraWire';

/**
 * CALL-081: the caller's own rating of the current month, on any day of it (the rating window only shows and hides the links).
 * @throws Failure 422 for missing ratings and an invalid leader; 409 for a rated month, or when the texts have changed since then
 */
export const rateOwnKra: Handler<'rateOwnKra'> = async ({ body, caller, database, now, services }) => {
  const { teamLeader_id: leaderId } = body;
  const [leader, questions] = await allInOrder([
    isRecordId(leaderId)
      ? kraLeaders(database, caller.employeeId).where('employees.id', '=', leaderId).executeTakeFirst()
      : undefined,
    kraQuestionsNow(database),
  ]);
  mustBeValid([
    ...ratingProblems(body),
    ...(leader === undefined ? [{ field: 'teamLeader_id', message: kraMessages.leader }] : []),
  ]);
  if (body.Seen_version !== undefined && body.Seen_version !== textsVersion(questions))
    throw failures.conflict(kraQuestionMessages.changed);
  const month = toMonth(dayIn(services.companyTimeZone, now));
  const id = await insertKra(
    database,
    {
      employeeId: caller.employeeId,
      teamLeaderId: leaderId,
      month: firstDayOfMonth(month),
      ratings: body,
      texts: questionTexts(questions),
    },
    now,
  );
  if (id === undefined) throw failures.conflict(kraMessages.recorded, 'already_exists');
  await notify(database, {
    recipientIds: [leaderId],
    actorId: caller.employeeId,
    kind: 'rating',
    text: `${caller.fullName} has sent the KRA of ${monthName(month)} and waits for your rating`,
    path: notificationLinks.rating.record.toGive(id),
    happenedAt: now,
  });
  return lastRead(async () => kraWire(await mustSeeKra(database, caller, id)));
};
