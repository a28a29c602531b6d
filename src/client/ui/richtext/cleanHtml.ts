import { personPath } from '../../../domain/people/directoryPath';
import createDOMPurify from 'dompurify';
import {
  fontSizeOfStyle,
  isAllowedLink,
  richTextAttributes,
  richTextRenamedTags,
  richTextTags,
  styleOfFontSize,
} from '../../../domain/richtext/allowList';
import { mentionedPerson } from '../../../domain/richtext/mentions';
import { inertStyleAttribute } from './inertStyle';
import { replaceStyles, replaceWordLists } from './pastedLooks';
import { richTextProblem, shownTextLimits, shortPlainText } from '../../../domain/richtext/richTextLimits';

/** A tag to its end; '>' in a quoted value does not end it. */
const tags = /<[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;
/** A value with its '=', which is skipped, or the name of an attribute that the policy reports. */
const valuesAndNames = /=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)|(?<=[\s/"'])(style|on[a-z]+)(?=\s*=)/gi;

/**
 * Style and event attributes under inert names. Under their own names, the content security policy reports each of them
 * as soon as the browser parses it, even in a page that is never shown. Safety does not depend on this, but on the
 * cleaning.
 */
const withInertAttributes = (html: string): string =>
  html.replace(tags, (tag) =>
    tag.replace(valuesAndNames, (whole, name?: string) => (name === undefined ? whole : `data-${name}`)),
  );

const maxPlainCharacters = 50_000;
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The text itself, or only its words when its formatting is too large to process. */
const withinLimits = (html: string): string =>
  richTextProblem(html, shownTextLimits) === null
    ? html
    : `<p>${escaped(shortPlainText(html, maxPlainCharacters))}</p>`;

const settings = {
  ALLOWED_TAGS: [...richTextTags],
  ALLOWED_ATTR: [...richTextAttributes.a, inertStyleAttribute],
  ADD_URI_SAFE_ATTR: [inertStyleAttribute],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

const mayCarry = (tag: string, attribute: string): boolean =>
  tag === 'a' ? attribute === 'href' : tag === 'span' && attribute === inertStyleAttribute;

function cleanerFor(finish: (element: Element) => void): (html: string) => string {
  const purify = createDOMPurify(window);
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    const { attrName, attrValue } = attribute;
    if (!mayCarry(element.nodeName.toLowerCase(), attrName)) attribute.keepAttr = false;
    else if (attrName === 'href') {
      attribute.keepAttr = isAllowedLink(attrValue);
      // The library does not know our scheme.
      attribute.forceKeepAttr = mentionedPerson(attrValue) !== null;
    } else {
      const size = fontSizeOfStyle(attrValue);
      if (size === null) attribute.keepAttr = false;
      else attribute.attrValue = styleOfFontSize(size);
    }
  });
  purify.addHook('afterSanitizeAttributes', finish);
  return (html) => purify.sanitize(withInertAttributes(withinLimits(html)), settings);
}

const reduce = cleanerFor(() => undefined);

const blocksInCells = [
  ...Object.keys(richTextRenamedTags).filter((tag) => richTextRenamedTags[tag] === 'p'),
  ...['p', 'ul', 'ol', 'li'],
].join(',');
const betweenCells = ' | ';

/** Without its blocks, whose words stay apart. */
function flatten(cell: Element): Node[] {
  for (const block of cell.querySelectorAll(blocksInCells)) {
    const isFirst = block.previousSibling === null;
    block.replaceWith(...(isFirst ? [] : [' ']), ...block.childNodes);
  }
  return [...cell.childNodes];
}

/**
 * A paragraph for each row of a table, as the allow-list has no tables: the editor would join the words of all cells and
 * put them before the text. Inner tables first.
 */
function replaceTables(page: Document): void {
  for (const table of [...page.querySelectorAll('table')].toReversed()) {
    const lines = [table.caption, ...table.rows].filter((part) => part !== null);
    table.replaceWith(
      ...lines.map((line) => {
        const paragraph = page.createElement('p');
        const cells = line instanceof HTMLTableRowElement ? [...line.cells] : [line];
        cells.forEach((cell, at) => paragraph.append(...(at === 0 ? [] : [betweenCells]), ...flatten(cell)));
        return paragraph;
      }),
    );
  }
}

/**
 * Elements of other programs under the names of the allow-list. The parsed page is inert: nothing in it runs or loads.
 */
function withKnownNames(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  replaceStyles(page);
  replaceWordLists(page);
  replaceTables(page);
  for (const element of page.body.querySelectorAll(Object.keys(richTextRenamedTags).join(','))) {
    const renamed = page.createElement(richTextRenamedTags[element.localName] ?? 'span');
    renamed.append(...element.childNodes);
    element.replaceWith(renamed);
  }
  return page.body.innerHTML;
}

/**
 * HTML reduced to the allow-list, for the editor. Style attributes are named `inertStyleAttribute`.
 * @param html anything, including hostile text and pasted pages
 */
export const cleanEditorHtml = (html: string): string =>
  reduce(withKnownNames(withInertAttributes(withinLimits(html))));

/**
 * HTML reduced to the allow-list, for display: links open in a new tab, and font sizes are classes, because the content
 * security policy blocks style attributes.
 */
export const cleanShownHtml = cleanerFor((element) => {
  const size = fontSizeOfStyle(element.getAttribute(inertStyleAttribute) ?? '');
  if (size !== null) {
    element.className = `db-text-${size}`;
    element.removeAttribute(inertStyleAttribute);
  }
  const personId = mentionedPerson(element.getAttribute('href') ?? '');
  if (personId !== null) {
    element.className = 'db-mention';
    element.setAttribute('href', personPath(personId));
  } else if (element.nodeName === 'A' && element.hasAttribute('href')) {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  }
});
