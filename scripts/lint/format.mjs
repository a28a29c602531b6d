// Formats the code, or the given files.
import { spawnSync } from 'node:child_process';
import { formatWords } from '../testing/checks.mjs';
import { bin, root } from '../testing/runStep.mjs';

const files = process.argv.slice(2);
const words = ['--write', ...formatWords(files.length === 0 ? undefined : files)];
process.exitCode = spawnSync(bin('prettier'), words, { cwd: root, stdio: 'inherit' }).status ?? 1;
