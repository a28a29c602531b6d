import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from '../../../scripts/platform/contentHash.mjs';
import { toMonth, getYear, zeroBasedMonth } from '../../../src/domain/calendar/month';
import { isWaitingForAnswer } from '../../../src/domain/present-data/monthToConfirm';
import { createCalls } from './calls';
import type { Account } from './daybook';
import { runStart, runTimeZone } from '../../support/moments/runMoment';
import { builtServer, DaybookServer, projectRoot } from './daybookServer';

const accounts: readonly Account[] = ['hr', 'pm', 'tpm', 'lead', 'employee', 'newcomer'];

type MonthRecord = Parameters<typeof isWaitingForAnswer>[0] & { readonly Date: string };

/** Everybody has confirmed the months that are asked about: a dialog that opens by itself would be in front of every test. */
async function settleMonths(server: DaybookServer): Promise<void> {
  const current = toMonth(server.today());
  for (const account of accounts) {
    const calls = await createCalls(server, account);
    // The calls know the caller: the code is ignored.
    const asked = {
      Code: 'own',
      month: String(zeroBasedMonth(current)),
      Year: String(getYear(current)),
      Waiting: 'true',
    };
    for (;;) {
      const [record] = await calls.post<readonly MonthRecord[]>('/getEmployeePresentDetailsByCode', asked);
      if (record === undefined || !isWaitingForAnswer(record)) break;
      const month = toMonth(record.Date);
      const answered = { Code: 'own', month: String(zeroBasedMonth(month)), Year: String(getYear(month)) };
      await calls.post('/LeaveAttendenceStatusUpdate', { ...answered, Attendence_Status: 'Approved' });
    }
    await calls.post('/logout', {});
  }
}

/** Prepared companies of earlier runs. */
const cache = path.join(projectRoot, 'node_modules/.cache/daybook-companies');
/** Each has a size of 100 MB. */
const maxCached = 2;

/** Another server, another way to prepare, another moment: another company. */
const companyHash = (): string =>
  createHash('sha256')
    .update(contentHash(builtServer, ['.']))
    .update(
      contentHash(projectRoot, ['package-lock.json', 'test/browser/support', 'test/support/moments/runMoment.ts']),
    )
    .update(`${runStart.toISOString()} ${runTimeZone} ${process.version}`)
    .digest('hex')
    .slice(0, 16);

const madeAtMs = (name: string): number => statSync(path.join(cache, name)).mtimeMs;

/** Only the last ones are kept, those that were begun and not finished included. */
function removeOlderCompanies(): void {
  const names = readdirSync(cache).sort((a, b) => madeAtMs(b) - madeAtMs(a));
  for (const name of names.slice(maxCached)) rmSync(path.join(cache, name), { recursive: true, force: true });
}

/**
 * Loads the demonstration company as of the moment at which the run takes place, unless an earlier run with the same
 * server has; every worker begins with a copy of it.
 */
export default async function prepareCompany(): Promise<void> {
  const company = path.join(cache, companyHash());
  process.env.DAYBOOK_COMPANY = company;
  if (existsSync(company)) return;
  // Under another name at first: a run that is interrupted leaves nothing that looks finished.
  const unfinished = `${company}.${randomUUID()}`;
  const server = await DaybookServer.start(unfinished, { isLoaded: false });
  await settleMonths(server);
  await server.stop();
  try {
    renameSync(unfinished, company);
  } catch (error) {
    // Another run was quicker; its company is the same.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(company)) throw error;
  }
  removeOlderCompanies();
}
