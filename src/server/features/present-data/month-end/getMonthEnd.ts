import { openOvertimeScopes } from '../../../../domain/overtime/overtimeDecision';
import { leaveReportFlags } from '../../../../domain/permissions/flagSets';
import type { Handler } from '../../../operations/call';
import { countOutcomes } from '../comparisonReadModel';
import { countMissingPunches } from './missingPunchesReadModel';
import { countPendingOfMonth } from './pendingOfMonthReadModel';
import { readPresentMonth } from '../presentMonthAnswer';

const totalCount = (counts: readonly { readonly Count: number }[]): number =>
  counts.reduce((sum, { Count }) => sum + Count, 0);

/** What is left to do before a month can be closed: the lengths of the lists that show it. */
export const getMonthEnd: Handler<'getMonthEnd'> = async ({ caller, database, now, query: { month }, services }) => {
  const moment = { now, timeZone: services.companyTimeZone };
  const seesCorrections = caller.grantedFlags.has('Report.Manual_Attendance_Request');
  const seesLeaves = leaveReportFlags.some((flag) => caller.grantedFlags.has(flag));
  const seesOvertime = openOvertimeScopes(caller).includes('all');
  const [{ state }, missing, differences, pending] = await Promise.all([
    readPresentMonth(database, month, moment.timeZone),
    countMissingPunches(database, { month }, moment),
    countOutcomes(database, { month, Differences: 'true' }, moment),
    countPendingOfMonth(database, month),
  ]);
  return {
    ...state,
    Missing_punches: totalCount(missing),
    Corrections: seesCorrections ? pending.corrections : null,
    Leaves: seesLeaves ? pending.leaves : null,
    Overtime: seesOvertime ? pending.overtime : null,
    Differences: totalCount(differences),
  };
};
