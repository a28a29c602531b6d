import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const clientFolder = path.resolve(import.meta.dirname ?? __dirname, '../../src/client');

/** What is off for a moment says so by its loading state. */
const busy = /^(?:[\w.]*\.)?is(?:Running|Submitting|Saving|Loading|Busy|Leaving)$/;
/** The parts that draw the reason. */
const kit = /^ui\/(?:controls|form)\//;

/** Disabled controls whose own words give the reason, or where the reason is. */
const explained: Readonly<Record<string, string>> = {
  'table/grid/popover/CellEditorMenu.tsx true': 'a line that says that nothing was found',
  'table/grid/toolbar/ColumnChooser.tsx column.hideable === false': 'its label says that the column is always shown',
  'table/grid/rows/cellElement.tsx content.disabledReason !== undefined':
    'the cell tells the reason on hover and to screen readers',
  'table/grid/rows/HeaderCell.tsx !isSorting': 'its title says that the column cannot be sorted',
  'ui/richtext/InsertLinkButton.tsx isBusy === true || !isSelected': 'the popover of a button that tells the reason',
  'recorder/SaveRecordingDialog.tsx isSaving || hasExpired': 'the text below it says that the session has ended',
  'app/shell/UserMenu.tsx isSigningOut': 'its text says that the user is being signed out',
  'features/second-factor/EnrolScreen.tsx isSigningOut': 'its text says that the user is being signed out',
  'app/lens/LensMenu.tsx true': 'a line that says that the roles could not be loaded',
  'app/lens/LensMenu.tsx !roles': 'its text says that the roles are loading',
  'features/permissions/screens/FlagSections.tsx !onSet': 'the page only shows the role; its button leads to editing',
  'features/projects/members/RemoveMemberDialog.tsx successors.length === 0': 'its label says that there is no one',
  'features/tasks/table/BulkTaskBar.tsx disabledReason !== undefined': 'the popover of a button that tells the reason',
  'replay/ReplayControls.tsx failures.length === 0': 'its text says that there are none',
  'table/saved-views/SavedViewsMenu.tsx true': 'a line that says that the views are loading',
};

interface OffControl {
  readonly name: string;
  readonly expression: string;
}

/** Every attribute that switches a control off, as it is written. */
function offControlsIn(name: string): OffControl[] {
  const source = ts.createSourceFile(
    name,
    readFileSync(path.join(clientFolder, name), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: OffControl[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && ['disabled', 'isDisabled'].includes(node.name.getText())) {
      const given = node.initializer;
      const expression = given && ts.isJsxExpression(given) ? (given.expression?.getText() ?? '') : 'true';
      // Never off: Blueprint's arrow keys go only to tabs that say so.
      if (expression !== 'false') found.push({ name, expression });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const found = readdirSync(clientFolder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll(path.sep, '/'))
  .filter((name) => name.endsWith('.tsx') && !kit.test(name))
  .flatMap(offControlsIn);

test('every control that is off explains itself: by ReasonButton, ReasonMenuItem or the disabledReason of a field', () => {
  const unexplained = found.filter(
    ({ name, expression }) => !busy.test(expression) && explained[`${name} ${expression}`] === undefined,
  );
  expect(unexplained).toEqual([]);
  expect(found.length).toBeGreaterThan(10);
});

test('the list of what explains itself otherwise names nothing that is gone', () => {
  const present = new Set(found.map(({ name, expression }) => `${name} ${expression}`));
  expect(Object.keys(explained).filter((key) => !present.has(key))).toEqual([]);
});
