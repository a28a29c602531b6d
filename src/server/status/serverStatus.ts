import os from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { PoolUse } from '../database/database';
import type { Settings } from '../settings';
import type { Tracing } from '../traces/tracing';
import { OperationCounts } from './operationFigures';
import { PartState, plainReason, type PartReading } from './partState';
import type { ObservedPart, WorkerReport } from './workerReport';

/** Requests that are no call of the contract: pages, files, unknown addresses. */
const OTHER = 'other';
const noPool: PoolUse = { max: 0, idle: 0, busy: 0, waiting: 0 };

export interface ServerStatusOptions {
  readonly machineNow: () => Date;
  /** Number of this process. */
  readonly worker?: number;
  /** Undefined in programs that serve no one. */
  readonly settings?: Settings;
  readonly poolUse?: () => PoolUse;
  readonly tracing?: Tracing | undefined;
  /** Reports of all processes of this server, this one included; without it there is only this one. */
  readonly askAll?: () => Promise<WorkerReport[] | undefined>;
}

/** What this process knows of itself and of the parts that it uses. Keeps a fixed number of figures. */
export class ServerStatus {
  readonly settings: Settings | undefined;
  readonly worker: number;
  readonly host = os.hostname();
  readonly #options: ServerStatusOptions;
  readonly #startedAtMs: number;
  readonly #operations = new OperationCounts();
  readonly #states = new Map<ObservedPart, { readonly reading: PartReading | undefined }>();
  readonly #freeBytes: { data: number | null; backups: number | null } = { data: null, backups: null };
  #readStreams = (): number => 0;
  #mail: WorkerReport['mail'] = { lastSentAtMs: null, problem: null };
  #untrustedProxy: WorkerReport['untrustedProxy'] = null;

  constructor(options: ServerStatusOptions) {
    this.#options = options;
    this.settings = options.settings;
    this.worker = options.worker ?? 1;
    this.#startedAtMs = this.#nowMs();
    const { tracing } = options;
    if (tracing !== undefined) this.follow('traces', tracing);
  }

  /** The state to which what uses or checks the part reports. */
  state(part: ObservedPart): PartState {
    const known = this.#states.get(part);
    if (known instanceof PartState) return known;
    const state = new PartState(this.#options.machineNow);
    this.follow(part, state);
    return state;
  }

  /** Takes the state of a part from the object that knows it. */
  follow(part: ObservedPart, known: { readonly reading: PartReading | undefined }): void {
    this.#states.set(part, known);
  }

  /** Counts the requests of the server from now on. */
  observe(app: FastifyInstance, readStreams: () => number): void {
    this.#readStreams = readStreams;
    app.addHook('onResponse', async (request, reply) => {
      // A stream takes as long as its page is open.
      if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
      this.#operations.add({
        operation: request.routeOptions.config.operationId ?? OTHER,
        status: reply.statusCode,
        durationMs: reply.elapsedTime,
        atMs: this.#nowMs(),
        requestId: request.id,
      });
    });
  }

  /** @param problem undefined for a mail that was sent */
  addMail(problem: unknown): void {
    const atMs = this.#nowMs();
    if (problem === undefined) this.#mail = { ...this.#mail, lastSentAtMs: atMs };
    else this.#mail = { ...this.#mail, problem: { atMs, reason: plainReason(problem) } };
  }

  addUntrustedProxy(address: string): void {
    this.#untrustedProxy = { atMs: this.#nowMs(), address };
  }

  setFreeBytes(disk: 'data' | 'backups', bytes: number): void {
    this.#freeBytes[disk] = bytes;
  }

  report(): WorkerReport {
    const parts: Partial<Record<ObservedPart, PartReading>> = {};
    for (const [part, { reading }] of this.#states) if (reading !== undefined) parts[part] = reading;
    return {
      worker: this.worker,
      startedAtMs: this.#startedAtMs,
      memoryBytes: process.memoryUsage.rss(),
      streams: this.#readStreams(),
      pool: this.#options.poolUse?.() ?? noPool,
      operations: this.#operations.values,
      parts,
      lostSpans: this.#options.tracing?.lostSpans ?? 0,
      mail: this.#mail,
      untrustedProxy: this.#untrustedProxy,
      freeBytes: { ...this.#freeBytes },
    };
  }

  /** The reports of all processes that answer in time, this one always among them. */
  async reports(): Promise<WorkerReport[]> {
    const others = (await this.#options.askAll?.()) ?? [];
    const own = this.report();
    return [own, ...others.filter(({ worker }) => worker !== own.worker)].toSorted(
      (first, second) => first.worker - second.worker,
    );
  }

  #nowMs(): number {
    return this.#options.machineNow().getTime();
  }
}
