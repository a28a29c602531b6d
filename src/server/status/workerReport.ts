import type { PoolUse } from '../database/database';
import type { OperationCount } from './operationFigures';
import type { PartReading } from './partState';

/** Parts whose state a process knows by itself. */
export type ObservedPart =
  | 'database'
  | 'mail'
  | 'identity_provider'
  | 'public_address'
  | 'backups'
  | 'data_folder'
  | 'files'
  | 'live_changes'
  | 'traces';

/** What one process knows of itself and of the parts that it uses or checks, in a form that can be sent. */
export interface WorkerReport {
  readonly worker: number;
  readonly startedAtMs: number;
  readonly memoryBytes: number;
  readonly streams: number;
  readonly pool: PoolUse;
  readonly operations: Readonly<Record<string, OperationCount>>;
  readonly parts: Partial<Record<ObservedPart, PartReading>>;
  readonly lostSpans: number;
  readonly mail: { readonly lastSentAtMs: number | null; readonly problem: { atMs: number; reason: string } | null };
  /** A proxy that names callers without being trusted. */
  readonly untrustedProxy: { readonly atMs: number; readonly address: string } | null;
  /** Of the process that checks the disks. */
  readonly freeBytes: { readonly data: number | null; readonly backups: number | null };
}

/** Parts to which each process has a connection of its own: one that fails is enough. */
const connectedByEach: ReadonlySet<ObservedPart> = new Set(['files', 'live_changes', 'traces']);

/** The state of a part as the processes of a server know it: the newest, or that of the first process where it fails. */
export function joinReadings(part: ObservedPart, reports: readonly WorkerReport[]): PartReading | undefined {
  const readings = reports.flatMap(({ parts }) => parts[part] ?? []);
  const failing = connectedByEach.has(part) ? readings.find(({ works }) => !works) : undefined;
  return failing ?? readings.toSorted((first, second) => second.checkedAtMs - first.checkedAtMs)[0];
}
