import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DaybookServer } from './daybookServer';

/** Loads the demonstration company once; every worker begins with a copy of it. */
export default async function prepareCompany(): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'daybook-company-'));
  const server = await DaybookServer.start(folder);
  await server.stop();
  process.env.DAYBOOK_COMPANY = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
