import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
// The copy that css-loader works with: one parser for the same file.
const postcss = createRequire(require.resolve('css-loader'))('postcss');

/** Components of Blueprint that the product does not use. Using one means taking it off this list (a test compares). */
export const unusedStyles = ['card-list', 'compound-tag', 'control-card', 'dialog-step', 'editable-text', 'entity-title', 'file-input', 'file-upload-input', 'multistep-dialog', 'panel-stack', 'slider', 'tree'];

/** What the pages before signing in are made of. */
const first = [
  'align-left', 'align-right', 'button', 'button-spinner', 'button-text', 'callout', 'callout-icon', 'checkbox', 'control', 'control-indicator', 'form-content', 'form-group', 'form-group-sub-label',
  'form-helper-text', 'heading', 'icon', 'icon-large', 'icon-standard', 'input', 'input-action', 'input-group', 'input-left-container', 'label', 'link', 'skeleton', 'spinner', 'spinner-animation',
  'spinner-head', 'spinner-track', 'text-muted', 'text-overflow-ellipsis', 'text-small',
];

/** Classes that go with any component. */
const anywhere = ['dark', 'intent', 'disabled', 'active', 'compact', 'large', 'small', 'medium', 'fill', 'minimal', 'outlined', 'inline', 'loading', 'focus', 'read-only', 'no-spin'];

const componentsOf = (selector) => [...selector.matchAll(/\.bp6-([a-z0-9-]+)/g)].map((match) => match[1]);
const isOf = (name, list) => list.some((known) => name === known || name.startsWith(`${known}-`));

const isUnused = (selector) => componentsOf(selector).some((name) => isOf(name, unusedStyles));
// Font icons are named by class; the product draws icons as elements.
const isFontIcon = (selector) => /\.bp6-icon-[a-z0-9-]+::before/.test(selector);
const isFirst = (selector) => componentsOf(selector).every((name) => first.includes(name) || isOf(name, anywhere));

/**
 * A webpack loader for blueprint.css that leaves out what the product never shows.
 *
 * - `?part=first`: only what the pages before signing in need (and the variables and element styles)
 * - `?part=rest`: everything else
 * - without a part: both
 */
export default function blueprintStyles(source) {
  const part = new URLSearchParams(this.resourceQuery).get('part');
  const isWanted = (selector) => {
    if (isUnused(selector) || isFontIcon(selector)) return false;
    return part === null || isFirst(selector) === (part === 'first');
  };
  const sheet = postcss.parse(source);
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return;
    const wanted = rule.selectors.filter(isWanted);
    if (wanted.length === 0) rule.remove();
    else if (wanted.length < rule.selectors.length) rule.selectors = wanted;
  });
  sheet.walkAtRules((atRule) => {
    const isEmptied = atRule.nodes?.length === 0;
    const isOtherPart = part === 'rest' && /^(keyframes|font-face|charset|import)$/.test(atRule.name);
    if (isEmptied || isOtherPart) atRule.remove();
  });
  return sheet.toString();
}
