// npm start: everything from a fresh clone to a running Daybook. Needs nothing but Node.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithNpm } from './platform/endWithNpm.mjs';
import { installWhenNeeded } from './platform/install.mjs';
import { fail, root } from './platform/step.mjs';

endWithNpm();
try {
  await installWhenNeeded({ withDevelopment: false });
  const { buildWhenStale } = await import('./platform/buildWhenStale.mjs');
  await buildWhenStale();
  // In this process: a signal or a kill meets the server itself, and no child is left behind.
  await import(pathToFileURL(path.join(root, 'dist/server/main.mjs')).href);
} catch (error) {
  fail(error);
}
