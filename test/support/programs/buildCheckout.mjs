// Builds the checkout in the current directory with the packages that are there, whatever its lockfile says.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const { buildWhenStale } = await import(pathToFileURL(path.resolve('scripts/platform/buildWhenStale.mjs')).href);
await buildWhenStale();
