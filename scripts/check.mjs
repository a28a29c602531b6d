// npm run check: generated code, format, lint, types, import rules, plain English and unused code; what has not changed since the last run is not looked at again.
import { installWhenNeeded } from './platform/install.mjs';

await installWhenNeeded({ withDevelopment: true });
const { checkSteps, runChecks } = await import('./testing/checks.mjs');
const { printTimes } = await import('./testing/runStep.mjs');
const { format, generated, importRules, lint, plainEnglish, types, unused } = checkSteps;
const passed = await runChecks([types(), lint(), importRules(), format(), unused(), plainEnglish(), generated()]);
printTimes();
const failed = passed.filter((hasPassed) => !hasPassed).length;
console.log(`\n${passed.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
