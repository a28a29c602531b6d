import path from 'node:path';
import { run } from '../../../scripts/platform/step.mjs';
import { startPostgres } from '../../../scripts/testing/postgresServer.mjs';
import type { Figure, Measured } from '../figureTable';
import type { PartOptions } from '../runParts';
import { serverProgram } from '../serverProgram';
import { quantile } from '../statistics';
import { measureServer } from '../tasks/measureServer';
import { measurePersonExport } from './measurePersonExport';
import { readCompany } from './readCompany';

/** The first call of every report and list of the company, over HTTP from a server process, in a large company on PostgreSQL. */
export async function measureCompany({ scratch, taskCount }: PartOptions): Promise<Measured> {
  const postgres = await startPostgres();
  try {
    const environment = { DATA_DIR: path.join(scratch, 'company'), DATABASE_URL: postgres.url, COMPANY_TZ: 'UTC' };
    await run(
      process.execPath,
      [serverProgram('runDemonstration.mjs'), '--size', 'large', '--tasks', String(taskCount)],
      environment,
    );
    const { kinds, sizes } = await readCompany(environment);
    const paces = await measureServer(environment, kinds, [1]);
    const figures = kinds.map(({ name }, place): Figure => {
      const latenciesMs = (paces[place] ?? []).flatMap((pace) => pace.latenciesMs);
      return {
        name,
        value: quantile(latenciesMs, 0.5),
        unit: 'ms',
        details: `95 %: ${quantile(latenciesMs, 0.95).toFixed(1)}`,
      };
    });
    figures.push(await measurePersonExport(environment));
    return { figures, notes: [`company: ${sizes.join(', ')} (PostgreSQL)`] };
  } finally {
    await postgres.stop();
  }
}
