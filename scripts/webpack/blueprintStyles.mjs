import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// The copy of css-loader, so that one parser reads the file.
/** @type {import('postcss').Postcss} */
const postcss = createRequire(require.resolve('css-loader'))('postcss');

/** Components of Blueprint that the product does not use. Remove a component from this list to use it (a test compares). */
export const unusedStyles = [
  'card-list',
  'compound-tag',
  'control-card',
  'dialog-step',
  'editable-text',
  'entity-title',
  'file-input',
  'file-upload-input',
  'multistep-dialog',
  'panel-stack',
  'slider',
  'tree',
];

/** Components of the pages before sign-in. */
const first = [
  'button',
  'button-spinner',
  'button-text',
  'callout',
  'callout-icon',
  'form-content',
  'form-group',
  'form-group-sub-label',
  'form-helper-text',
  'heading',
  'icon',
  'icon-large',
  'icon-standard',
  'input',
  'input-action',
  'input-group',
  'label',
  'link',
  'skeleton',
  'spinner',
  'spinner-animation',
  'spinner-head',
  'spinner-track',
  'text-muted',
  'text-overflow-ellipsis',
  'text-small',
];

/** Classes used with any component. */
const anywhere = [
  'dark',
  'intent',
  'disabled',
  'active',
  'compact',
  'large',
  'small',
  'medium',
  'fill',
  'minimal',
  'outlined',
  'inline',
  'loading',
  'focus',
  'read-only',
  'no-spin',
];

const componentNames = (/** @type {string} */ selector) =>
  [...selector.matchAll(/\.bp6-([a-z0-9-]+)/g)].map(([, name = '']) => name);
const isListed = (/** @type {string} */ name, /** @type {readonly string[]} */ list) =>
  list.some((known) => name === known || name.startsWith(`${known}-`));

const isUnused = (/** @type {string} */ selector) =>
  componentNames(selector).some((name) => isListed(name, unusedStyles));
// Font icons are named by class; the product draws icons as elements.
const isFontIcon = (/** @type {string} */ selector) => /\.bp6-icon-[a-z0-9-]+::before/.test(selector);
// Looks of buttons and fields that no page before sign-in has.
const isLaterLook = (/** @type {string} */ selector) =>
  /\.bp6-(?:outlined|large)/.test(selector) ||
  (/\.bp6-(?:button|input)/.test(selector) && /\.bp6-intent-(?:success|warning)/.test(selector));
const isFirst = (/** @type {string} */ selector) =>
  !isLaterLook(selector) && componentNames(selector).every((name) => first.includes(name) || isListed(name, anywhere));

const isVariable = (/** @type {import('postcss').Declaration} */ declaration) => declaration.prop.startsWith('--');
const variablesUsedIn = (/** @type {string} */ text) =>
  [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);

/** The variables that the rules of a sheet use, and those that these refer to. */
function usedVariables(/** @type {import('postcss').Root} */ sheet) {
  /** @type {Set<string>} */
  const used = new Set();
  /** @type {Map<string, string[]>} */
  const definitions = new Map();
  sheet.walkDecls((declaration) => {
    if (isVariable(declaration))
      definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration.value]);
  });
  const use = (/** @type {string} */ name) => {
    if (used.has(name)) return;
    used.add(name);
    for (const value of definitions.get(name) ?? []) variablesUsedIn(value).forEach(use);
  };
  sheet.walkDecls((declaration) => {
    if (!isVariable(declaration)) variablesUsedIn(declaration.value).forEach(use);
  });
  return used;
}

/**
 * Removes unwanted selectors, and the rules that have no other one.
 * @param {import('postcss').Root} sheet
 * @param {(selector: string) => boolean} isWanted
 */
function keepSelectors(sheet, isWanted) {
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return;
    const wanted = rule.selectors.filter(isWanted);
    if (wanted.length === 0) rule.remove();
    else if (wanted.length < rule.selectors.length) rule.selectors = wanted;
  });
}

/**
 * @param {import('postcss').Root} sheet
 * @param {(declaration: import('postcss').Declaration) => boolean} isWanted
 */
function keepDeclarations(sheet, isWanted) {
  sheet.walkDecls((declaration) => {
    if (isWanted(declaration)) return;
    const rule = declaration.parent;
    declaration.remove();
    if (rule?.nodes?.length === 0) rule.remove();
  });
}

function removeEmptied(/** @type {import('postcss').Root} */ sheet) {
  sheet.walkAtRules((atRule) => {
    if (atRule.nodes?.length === 0) atRule.remove();
  });
}

/** The styles of the pages before sign-in. */
function firstPart(/** @type {string} */ source) {
  const sheet = postcss.parse(source);
  keepSelectors(sheet, (selector) => !isUnused(selector) && !isFontIcon(selector) && isFirst(selector));
  const used = usedVariables(sheet);
  keepDeclarations(sheet, (declaration) => !isVariable(declaration) || used.has(declaration.prop));
  removeEmptied(sheet);
  return { sheet, used };
}

/** The styles that are not in the first part. */
function restPart(/** @type {string} */ source) {
  const { used } = firstPart(source);
  const sheet = postcss.parse(source);
  keepSelectors(sheet, (selector) => !isUnused(selector) && !isFontIcon(selector));
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return;
    const others = rule.selectors.filter((selector) => !isFirst(selector));
    if (others.length > 0) {
      rule.selectors = others;
      return;
    }
    // Its variables may belong to components of this part.
    for (const declaration of rule.nodes.filter(
      (node) => node.type === 'decl' && (!isVariable(node) || used.has(node.prop)),
    ))
      declaration.remove();
    if (!rule.nodes.some((node) => node.type === 'decl')) rule.remove();
  });
  sheet.walkAtRules(/^(keyframes|font-face|charset|import)$/, (atRule) => void atRule.remove());
  removeEmptied(sheet);
  return sheet;
}

function wholeSheet(/** @type {string} */ source) {
  const sheet = postcss.parse(source);
  keepSelectors(sheet, (selector) => !isUnused(selector) && !isFontIcon(selector));
  removeEmptied(sheet);
  return sheet;
}

/**
 * A webpack loader for blueprint.css that removes styles the product does not use.
 *
 * - `?part=first`: only what the pages before sign-in need, with its variables and the element styles
 * - `?part=rest`: everything else
 * - without a part: both
 * @this {{ resourceQuery: string }}
 * @param {string} source
 */
export default function blueprintStyles(source) {
  const part = new URLSearchParams(this.resourceQuery).get('part');
  const sheet = part === 'first' ? firstPart(source).sheet : part === 'rest' ? restPart(source) : wholeSheet(source);
  return sheet.toString();
}
