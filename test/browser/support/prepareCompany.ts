import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addMonths, toMonth, zeroBasedMonth } from '../../../src/domain/calendar/month';
import { createCalls } from './calls';
import type { Account } from './daybook';
import { DaybookServer } from './daybookServer';

const accounts: readonly Account[] = ['hr', 'pm', 'tpm', 'lead', 'employee', 'newcomer'];

/** Everybody has confirmed the months that are asked about: a dialog that opens by itself would be in front of every test. */
async function settleMonths(server: DaybookServer): Promise<void> {
  const current = toMonth(server.today());
  for (const account of accounts) {
    const calls = await createCalls(server, account);
    for (const month of [current, addMonths(current, -1)]) {
      // The calls know the caller: the code is ignored.
      const asked = { Code: 'own', month: String(zeroBasedMonth(month)) };
      const records = await calls.post<readonly { readonly Attendence_Status: string | null }[]>(
        '/getEmployeePresentDetailsByCode',
        asked,
      );
      if (records.some((record) => record.Attendence_Status === null))
        await calls.post('/LeaveAttendenceStatusUpdate', { ...asked, Attendence_Status: 'Approved' });
    }
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
