import packageFile from '../../../../package.json';
import type { Schemas } from '../../operations/call';
import { joinCounts, percentileMs, type OperationCount } from '../../status/operationFigures';
import { settingsInForce } from '../../status/settingsInForce';
import type { WorkerReport } from '../../status/workerReport';
import { freeBytes, toInstant, partsWire, type PartSources } from './partsWire';
import type { BackupRow } from './statusReadModel';
import { minuteMs } from '../../../domain/calendar/duration';

const MAX_OPERATIONS = 10;

const rounded = (ms: number): number => Math.round(ms * 10) / 10;

const backupWire = (backup: BackupRow): Schemas['StatusBackup'] => ({
  Started_at: backup.started_at.toISOString(),
  Finished_at: toInstant(backup.finished_at?.getTime()),
  Size_bytes: backup.size_bytes,
  Problem: backup.problem,
  Is_encrypted: backup.is_encrypted,
  Is_scheduled: backup.schedule_slot !== null,
});

function workerWire(number: number, report: WorkerReport | undefined): Schemas['StatusWorker'] {
  const counts = Object.values(report?.operations ?? {});
  const sum = (read: (count: OperationCount) => number): number =>
    counts.reduce((total, count) => total + read(count), 0);
  return {
    Number: number,
    Does_answer: report !== undefined,
    Started_at: toInstant(report?.startedAtMs),
    Streams: report?.streams ?? 0,
    Requests: sum(({ requests }) => requests),
    Failed: sum(({ failed }) => failed),
    Memory_bytes: report?.memoryBytes ?? 0,
    Connections_busy: report?.pool.busy ?? 0,
    Connections_max: report?.pool.max ?? 0,
    Waiting: report?.pool.waiting ?? 0,
  };
}

const operationWire = (Operation: string, count: OperationCount): Schemas['StatusOperation'] => ({
  Operation,
  Requests: count.requests,
  Failed: count.failed,
  Mean_ms: rounded(count.totalMs / count.requests),
  Percentile_ms: rounded(percentileMs(count)),
  Max_ms: rounded(count.maxMs),
  Max_at: toInstant(count.maxAtMs),
  Last_failed_at: toInstant(count.lastFailure?.atMs),
  Last_failed_status: count.lastFailure?.status ?? null,
  Last_failed_request: count.lastFailure?.requestId ?? null,
});

function operationLists(reports: readonly WorkerReport[]): Pick<Schemas['ServerStatus'], 'Slowest' | 'Failing'> {
  const counts = [...joinCounts(reports.map(({ operations }) => operations))];
  const slowest = counts.toSorted(
    ([, first], [, second]) => percentileMs(second) - percentileMs(first) || second.maxMs - first.maxMs,
  );
  const failing = counts
    .filter(([, { failed }]) => failed > 0)
    .toSorted(([, first], [, second]) => (second.lastFailure?.atMs ?? 0) - (first.lastFailure?.atMs ?? 0));
  const wire = (list: typeof counts) =>
    list.slice(0, MAX_OPERATIONS).map(([operation, count]) => operationWire(operation, count));
  return { Slowest: wire(slowest), Failing: wire(failing) };
}

/** Intervals of backups are counted from 1970 in UTC. */
const nextBackupMs = (everyMs: number, nowMs: number): number => (Math.floor(nowMs / everyMs) + 1) * everyMs;

export function statusWire(sources: PartSources): Schemas['ServerStatus'] {
  const { status, settings, reports, row, nowMs } = sources;
  const schedule = settings?.backups;
  const workers = Math.max(settings?.workers ?? 1, ...reports.map(({ worker }) => worker));
  const lastProblem = reports
    .flatMap(({ mail }) => mail.problem ?? [])
    .toSorted((first, second) => second.atMs - first.atMs)[0];
  const lastSentAtMs = Math.max(...reports.map(({ mail }) => mail.lastSentAtMs ?? 0));
  return {
    Answered_at: new Date(nowMs).toISOString(),
    Host: status.host,
    Worker: status.worker,
    Version: packageFile.version,
    Node_version: process.version,
    Started_at: new Date(Math.min(...reports.map(({ startedAtMs }) => startedAtMs))).toISOString(),
    Parts: partsWire(sources),
    Backups: {
      Every_minutes: schedule === undefined ? null : schedule.everyMs / minuteMs,
      Next_at: schedule === undefined ? null : toInstant(nextBackupMs(schedule.everyMs, nowMs)),
      ...(row.last && { Last: backupWire(row.last) }),
      ...(row.lastGood && { Last_good: backupWire(row.lastGood) }),
    },
    Mails: {
      Waiting: row.waitingMails,
      Tried: row.triedMails,
      Oldest_at: toInstant(row.oldestWaitingMailAt?.getTime()),
      Last_sent_at: lastSentAtMs === 0 ? null : toInstant(lastSentAtMs),
      Last_problem: lastProblem?.reason ?? null,
      Last_problem_at: toInstant(lastProblem?.atMs),
    },
    Storage: {
      Database_bytes: row.sizeBytes,
      Database_version: row.version,
      Migration: row.migration,
      Data_free_bytes: freeBytes(reports, 'data'),
      Backup_free_bytes: freeBytes(reports, 'backups'),
    },
    Workers: Array.from({ length: workers }, (_, place) =>
      workerWire(
        place + 1,
        reports.find(({ worker }) => worker === place + 1),
      ),
    ),
    ...operationLists(reports),
    Settings: (settings === undefined ? [] : settingsInForce(settings)).map(({ name, value }) => ({
      Name: name,
      Value: value,
    })),
  };
}
