import { toMonth } from '../../../../domain/calendar/month';
import { closedMonthMessage } from '../../../../domain/present-data/closedMonth';
import { manualMessages } from '../../../../domain/manual-attendance/manualRequestRules';
import { pendingKindLabels, pendingKinds, type PendingKind } from '../../../../domain/pending/pendingKinds';
import type { DecisionResult, PendingItem } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { ownAttendancePath, ownManualRequestPath } from '../../../../domain/attendance/attendancePath';
import { manualRequestPath } from '../../../../domain/manual-attendance/manualRequestPath';
import { kraRatingPath, ownKraPath } from '../../../../domain/kra/kraRatingPath';
import { leavePath } from '../../../../domain/leave/leavePath';
import { overtimePath } from '../../../../domain/overtime/overtimePath';
import { presentRecordPath } from '../../../../domain/present-data/presentRecordPath';

export type Decision = 'approve' | 'reject';
/** Kinds that are approved or rejected in the queue; the others have their own pages. */
export type DecidedKind = Extract<PendingKind, 'leave' | 'manual-attendance' | 'overtime'>;

export const isDecidedKind = (kind: PendingKind): kind is DecidedKind =>
  kind === 'leave' || kind === 'manual-attendance' || kind === 'overtime';

/** Why only HR approves the item: its month is closed. A manual request can still be rejected, which changes no day. */
export function closedNotice({ Kind, Closed_month }: PendingItem): string | undefined {
  if (Closed_month === null) return undefined;
  switch (Kind) {
    case 'leave':
      return closedMonthMessage(Closed_month, 'leaves');
    case 'overtime':
      return closedMonthMessage(Closed_month, 'overtime');
    case 'manual-attendance':
      return manualMessages.closedForDecision;
    case 'kra':
    case 'month-issue':
      return undefined;
  }
}

/** An item that a bulk decision leaves out, with the reason. */
export interface LeftOut {
  readonly item: PendingItem;
  readonly reason: string;
}

/**
 * Splits items into those that the user can decide in the queue and the others.
 * @param correctsClosedMonths the user is HR
 */
export function splitByDecision(
  items: readonly PendingItem[],
  decision: Decision,
  correctsClosedMonths: boolean,
): { readonly decided: readonly PendingItem[]; readonly leftOut: readonly LeftOut[] } {
  const getReason = (item: PendingItem): string | undefined => {
    if (!isDecidedKind(item.Kind)) return `${pendingKindLabels[item.Kind]} is answered on its own page`;
    const closed = correctsClosedMonths ? undefined : closedNotice(item);
    return decision === 'reject' && item.Kind === 'manual-attendance' ? undefined : closed;
  };
  const judged = items.map((item) => ({ item, reason: getReason(item) }));
  return {
    decided: judged.filter(({ reason }) => reason === undefined).map(({ item }) => item),
    leftOut: judged.flatMap(({ item, reason }) => (reason === undefined ? [] : [{ item, reason }])),
  };
}

/** '12 Leave, 3 Overtime' */
export const kindCountsText = (items: readonly PendingItem[]): string =>
  pendingKinds
    .map((kind) => ({ kind, count: items.filter((item) => item.Kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${count} ${pendingKindLabels[kind]}`)
    .join(', ');

/** Records per call: few, so that one call does not block other users. */
export const recordsPerCall = 20;

/**
 * Sends a decision on several items, kind by kind and a few at a time. A call that fails ends it: what it and the later
 * ones would have decided stays undecided and says so.
 * @param send rejects with a plain failure
 * @returns a result for each item, in their order
 * @throws what the very first call rejects with: nothing is decided then
 */
export async function sendDecisions(
  items: readonly PendingItem[],
  send: (kind: DecidedKind, items: readonly PendingItem[]) => Promise<readonly DecisionResult[]>,
  onProgress: (sent: number) => void,
): Promise<DecisionResult[]> {
  const results = new Map<string, DecisionResult>();
  const calls = pendingKinds.filter(isDecidedKind).flatMap((kind) => {
    const all = items.filter((item) => item.Kind === kind);
    return Array.from({ length: Math.ceil(all.length / recordsPerCall) }, (_, index) => ({
      kind,
      some: all.slice(index * recordsPerCall, (index + 1) * recordsPerCall),
    }));
  });
  let stopped: string | undefined;
  for (const { kind, some } of calls) {
    try {
      for (const result of await send(kind, some)) results.set(result._id, result);
      onProgress(results.size);
    } catch (error) {
      if (results.size === 0) throw error;
      stopped = shownFailure(error)?.message;
      break;
    }
  }
  return items.map(
    ({ _id: id }) => results.get(id) ?? { _id: id, Done: false, Message: `Not sent: ${stopped ?? 'please try again'}` },
  );
}

export interface ItemViewer {
  readonly isOwn: boolean;
  /** Report.Approve_Leave: of every employee, not only of a team. */
  readonly decidesAllLeave: boolean;
  /** Overtime.All_Overtime: of every project, not only of managed ones. */
  readonly seesAllOvertime: boolean;
}

/**
 * The item on its own page: that of the approver, in a list that has it, or with `isOwn` that of the employee.
 */
export function getItemLink(
  { Kind: kind, _id: id, From: from }: PendingItem,
  { isOwn, decidesAllLeave, seesAllOvertime }: ItemViewer,
): { readonly path: string; readonly label: string } {
  const month = toMonth(from);
  switch (kind) {
    case 'leave':
      return isOwn
        ? { path: leavePath('own', id), label: 'My Leaves' }
        : decidesAllLeave
          ? // Of the leaves that they decide, only some are of their team.
            { path: leavePath('all', id), label: 'Leave Report' }
          : { path: leavePath('team', id), label: 'Team Leave' };
    case 'manual-attendance':
      return isOwn
        ? { path: ownManualRequestPath(id), label: 'Attendance' }
        : { path: manualRequestPath(id), label: 'Open with the face logs' };
    case 'overtime':
      return { path: overtimePath(isOwn ? 'own' : seesAllOvertime ? 'all' : 'projects', id), label: 'Overtime' };
    case 'kra':
      return isOwn ? { path: ownKraPath(id), label: 'KRA' } : { path: kraRatingPath(id), label: 'Rate' };
    case 'month-issue':
      return isOwn
        ? { path: ownAttendancePath(month), label: 'Attendance' }
        : { path: presentRecordPath(month, id), label: 'Open the record' };
  }
}
