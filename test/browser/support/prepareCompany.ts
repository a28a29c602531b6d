import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addMonths, monthOf } from '../../../src/domain/present-data/presentMonth';
import { callsOf } from './calls';
import type { Account } from './daybook';
import { DaybookServer } from './daybookServer';

const accounts: readonly Account[] = ['hr', 'pm', 'tpm', 'lead', 'employee', 'newcomer'];

/** Everybody was asked already to confirm the last month: a dialog that opens by itself would stand before every test. */
async function settleMonths(server: DaybookServer): Promise<void> {
  const month = addMonths(monthOf(new Date().toISOString()), -1);
  for (const account of accounts) {
    const calls = await callsOf(server, account);
    await calls.post('/auth/preferences/save', { Key: 'month.asked', Value: JSON.stringify(month) });
    await calls.post('/logout', {});
  }
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** Loads the demonstration company, which is about the day on which it is loaded. */
async function loadCompany(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'daybook-company-'));
  process.env.DAYBOOK_COMPANY_DAY = today();
  const server = await DaybookServer.start(folder);
  await settleMonths(server);
  await server.stop();
  process.env.DAYBOOK_COMPANY = folder;
  return folder;
}

/** The directory of a company that was loaded today. A worker whose tests go on after midnight loads one of its own. */
export async function companyOfToday(): Promise<string> {
  const { DAYBOOK_COMPANY: folder, DAYBOOK_COMPANY_DAY: day } = process.env;
  if (folder !== undefined && day === today()) return folder;
  const own = await loadCompany();
  process.once('exit', () => rmSync(own, { recursive: true, force: true }));
  return own;
}

/** Loads the demonstration company once; every worker begins with a copy of it. */
export default async function prepareCompany(): Promise<() => void> {
  const folder = await loadCompany();
  return () => rmSync(folder, { recursive: true, force: true });
}
