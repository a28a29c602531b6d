// npm run lint: lints the code (oxlint) and who imports whom (dependency-cruiser); `npm run lint -- <files>` lints these files only.
import { checkSteps, runChecks } from '../testing/checks.mjs';

const files = process.argv.slice(2);
const passed = await runChecks(
  files.length === 0 ? [checkSteps.lint(), checkSteps.importRules()] : [checkSteps.lint(files)],
);
process.exitCode = passed.every(Boolean) ? 0 : 1;
