// npm run demo -- --size large: fills an empty database with the demonstration company, by the settings of the server.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installWhenNeeded } from './platform/install.mjs';
import { fail, root } from './platform/step.mjs';

try {
  await installWhenNeeded({ withDevelopment: false });
  const { buildWhenStale } = await import('./platform/buildWhenStale.mjs');
  await buildWhenStale();
  await import(pathToFileURL(path.join(root, 'dist/server/runDemonstration.mjs')).href);
} catch (error) {
  fail(error);
}
