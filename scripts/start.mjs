// npm start: everything from a fresh clone to a running Daybook. Needs nothing but Node.
import { endWithNpm } from './platform/endWithNpm.mjs';
import { installWhenNeeded } from './platform/install.mjs';
import { fail } from './platform/step.mjs';

endWithNpm();
try {
  await installWhenNeeded();
  const { buildWhenStale } = await import('./platform/buildWhenStale.mjs');
  await buildWhenStale();
  // In this process: a signal or a kill meets the server itself, and no child is left behind.
  await import('../dist/server/main.mjs');
} catch (error) {
  fail(error);
}
