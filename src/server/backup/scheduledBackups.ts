import { spawn } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { BackupSchedule } from '../settings';
import type { BackupResult } from './backupFormat';
import { beginScheduled, finishScheduled } from './backupsRepository';
import { UNFINISHED } from './writeArchive';
import { dayMs, minuteMs } from '../../domain/calendar/duration';

const CHECK_EVERY_MS = minuteMs;
const NAME = /^daybook-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/;
const UNFINISHED_MS = dayMs;

const fileNameAt = (instant: Date): string =>
  `daybook-${instant.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;

/**
 * Keeps the newest `keep` backups of the folder and never touches other files. Unfinished backups are removed after a
 * day: until then another server may be writing them.
 */
export async function removeOldBackups(directory: string, keep: number, now: Date): Promise<void> {
  const names = (await readdir(directory)).sort();
  const backups = names.filter((name) => NAME.test(name));
  const dayBefore = `${fileNameAt(new Date(now.getTime() - UNFINISHED_MS))}${UNFINISHED}`;
  const remainders = names.filter(
    (name) => name.endsWith(UNFINISHED) && NAME.test(name.slice(0, -UNFINISHED.length)) && name < dayBefore,
  );
  for (const name of [...backups.slice(0, -keep), ...remainders]) await rm(path.join(directory, name), { force: true });
}

/** In a process of its own with a low priority, so that requests do not wait for it. */
function runCommand(file: string): { ended: Promise<BackupResult>; stop: () => void } {
  const url = import.meta.url.endsWith('.ts')
    ? { command: new URL('../runBackup.ts', import.meta.url), options: ['--import', 'tsx'] }
    : { command: new URL('./runBackup.mjs', import.meta.url), options: [] };
  const child = spawn(process.execPath, [...url.options, fileURLToPath(url.command), '--scheduled', file], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaints = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
  const ended = new Promise<BackupResult>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(output) as BackupResult);
      else reject(new Error(complaints.trim().split('\n').at(-1) || `the backup ended with code ${code}`));
    });
  });
  return { ended, stop: () => void child.kill() };
}

interface ScheduleOptions extends BackupSchedule {
  readonly database: Kysely<Schema>;
  readonly machineNow: () => Date;
  readonly log: FastifyBaseLogger;
}

/** Makes a backup per interval, counted from 1970-01-01 in UTC; of several servers on one database one makes it. */
export class ScheduledBackups {
  readonly #options: ScheduleOptions;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #stop = (): void => undefined;

  constructor(options: ScheduleOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.check(), CHECK_EVERY_MS).unref();
    this.check();
  }

  /** Begins the backup of this interval unless it was made, or one is running. */
  check(): void {
    this.#running ??= this.#backUp()
      .catch((error: unknown) => this.#options.log.error({ err: error }, 'The scheduled backup failed'))
      .finally(() => (this.#running = undefined));
  }

  /** Resolves when no backup is running. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop();
    await this.#running;
  }

  async #backUp(): Promise<void> {
    const { database, directory, everyMs, keep, machineNow, log } = this.#options;
    const startedAt = machineNow();
    const file = path.join(directory, fileNameAt(startedAt));
    const slot = Math.floor(startedAt.getTime() / everyMs);
    const id = await beginScheduled(database, { slot, file, startedAt });
    if (id === undefined) return;
    try {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const { ended, stop } = runCommand(file);
      this.#stop = stop;
      const result = await ended;
      await finishScheduled(database, id, machineNow(), { result });
      await removeOldBackups(directory, keep, machineNow());
      log.info({ file, ...result }, 'Backed up');
    } catch (error) {
      await finishScheduled(database, id, machineNow(), {
        problem: error instanceof Error ? error.message : String(error),
      });
      throw error;
    }
  }
}
