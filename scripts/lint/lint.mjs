// Lints the code (eslint) and who imports whom (dependency-cruiser); fails when either finds something. Further words go to eslint.
import { spawnSync } from 'node:child_process';
import { importRuleWords, lintWords } from '../testing/checks.mjs';
import { bin, root } from '../testing/runStep.mjs';

const run = (command, words) => spawnSync(command, words, { cwd: root, stdio: 'inherit' }).status === 0;

const isCodeClean = run(bin('eslint'), [...lintWords(), ...process.argv.slice(2)]);
const areImportsAllowed = run(bin('depcruise'), importRuleWords);
process.exitCode = isCodeClean && areImportsAllowed ? 0 : 1;
