// npm run demo -- --size large: fills an empty database with the demonstration company, by the settings of the server.
import { installWhenNeeded } from './platform/install.mjs';
import { fail } from './platform/step.mjs';

try {
  await installWhenNeeded();
  const { buildWhenStale } = await import('./platform/buildWhenStale.mjs');
  await buildWhenStale();
  await import('../dist/server/fillDemonstration.mjs');
} catch (error) {
  fail(error);
}
