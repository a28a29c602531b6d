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
  const month = addMonths(monthOf(server.today()), -1);
  for (const account of accounts) {
    const calls = await callsOf(server, account);
    await calls.post('/auth/preferences/save', { Key: 'month.asked', Value: JSON.stringify(month) });
    await calls.post('/logout', {});
  }
}

/** Loads the demonstration company once, as of the moment at which the run takes place; every worker begins with a copy of it. */
export default async function prepareCompany(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'daybook-company-'));
  const server = await DaybookServer.start(folder, { isLoaded: false });
  await settleMonths(server);
  await server.stop();
  process.env.DAYBOOK_COMPANY = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
