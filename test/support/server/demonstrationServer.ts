import { dayIn } from '../../../src/domain/calendar/day';
import { loadDemonstrationCompany } from '../../../src/server/demo/loadDemonstrationCompany';
import { startTestServer, testStart, type TestServer } from '../testServer';

/** A server with the demonstration company, as it is in Kolkata when tests start. */
export async function startDemonstrationServer(): Promise<TestServer> {
  const server = await startTestServer();
  const timeZone = 'Asia/Kolkata';
  await loadDemonstrationCompany(
    { kysely: server.database },
    { today: dayIn(timeZone, testStart), now: testStart, timeZone, size: 'normal' },
  );
  return server;
}
