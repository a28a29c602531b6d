// npm run restore -- FILE: restores a backup into an empty place; with --check it only verifies the file.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installWhenNeeded } from './platform/install.mjs';
import { fail, root } from './platform/step.mjs';

try {
  await installWhenNeeded({ withDevelopment: false });
  const { buildWhenStale } = await import('./platform/buildWhenStale.mjs');
  await buildWhenStale();
  await import(pathToFileURL(path.join(root, 'dist/server/runRestore.mjs')).href);
} catch (error) {
  fail(error);
}
