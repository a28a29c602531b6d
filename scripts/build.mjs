// npm run build: dist/client and dist/server, unless they are up to date.
import { installWhenNeeded } from './platform/install.mjs';
import { fail } from './platform/step.mjs';

try {
  await installWhenNeeded({ withDevelopment: false });
  const { buildWhenStale } = await import('./platform/buildWhenStale.mjs');
  await buildWhenStale();
} catch (error) {
  fail(error);
}
