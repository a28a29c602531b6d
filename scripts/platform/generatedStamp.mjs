import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contentHash } from './contentHash.mjs';
import { readStamp, writeStamp } from './stamp.mjs';
import { root } from './step.mjs';

const stamp = path.join(root, 'node_modules/.cache/daybook-generated');
const inputs = ['api-spec', 'scripts/generate', 'package-lock.json'];
const directories = ['src/server/operations', 'src/client/api'];

/** A hash of what the generators read and what they wrote. */
function generatedHash() {
  const written = directories
    .flatMap((directory) => readdirSync(path.join(root, directory)).map((name) => `${directory}/${name}`))
    .filter((file) => file.includes('.gen.'));
  return contentHash(root, [...inputs, ...written]);
}

/** True when the generated files are those that the generators wrote for what they would read now. */
export const isGeneratedFresh = () => readStamp(stamp) === generatedHash();

/** To be called when the generated files have been written, or compared with what would be written. */
export const noteGenerated = () => writeStamp(stamp, generatedHash());
