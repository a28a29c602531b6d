import { inertStyleAttribute } from './inertStyle';

const getStyle = (element: Element): string => element.getAttribute(inertStyleAttribute) ?? '';
const isBold = (style: string): boolean => /font-weight\s*:\s*(?:bold|bolder|[6-9]00)\b/i.test(style);
const isNotBold = (style: string): boolean => /font-weight\s*:\s*(?:normal|lighter|[1-5]00)\b/i.test(style);
const isItalic = (style: string): boolean => /font-style\s*:\s*italic\b/i.test(style);
const isUnderlined = (style: string): boolean => /text-decoration(?:-line)?\s*:[^;]*\bunderline\b/i.test(style);

/**
 * Bold, italic and underlined text that other programs express by styles, as elements. Google Docs also puts everything
 * into a `b` that is not bold.
 */
export function replaceStyles(page: Document): void {
  for (const bold of page.body.querySelectorAll('b, strong'))
    if (isNotBold(getStyle(bold))) bold.replaceWith(...bold.childNodes);
  for (const span of page.body.querySelectorAll('span')) {
    const style = getStyle(span);
    const names = [
      ...(isBold(style) ? ['strong'] : []),
      ...(isItalic(style) ? ['em'] : []),
      // Links are underlined anyway.
      ...(isUnderlined(style) && span.closest('a') === null ? ['u'] : []),
    ];
    for (const name of names) {
      const element = page.createElement(name);
      element.append(...span.childNodes);
      span.append(element);
    }
  }
}

const wordItem = /mso-list\s*:\s*(?!\s*(?:none|ignore))/i;
const wordMark = /mso-list\s*:\s*ignore/i;
/** '1.', 'b)', 'iv.': others are bullets. */
const numberMark = /^\(?[\da-z]{1,4}[.)]/i;

/** The number or bullet that Word has written before an item, which is removed. */
function takeMark(item: Element): string {
  const mark = [...item.querySelectorAll('span')].find((span) => wordMark.test(getStyle(span)));
  mark?.remove();
  return mark?.textContent.trim() ?? '';
}

const wordLevel = (item: Element): number => Number(/\blevel(\d)\b/i.exec(getStyle(item))?.[1] ?? 1);
const wordList = 'data-word';

/** The list at the end of a place, or a new one of this kind. */
function listAtEnd(page: Document, place: Element, name: string): Element {
  const last = place.lastElementChild;
  if (last?.hasAttribute(wordList) === true) return last;
  const list = page.createElement(name);
  list.setAttribute(wordList, '');
  place.append(list);
  return list;
}

/** Word writes the items of lists as paragraphs that begin with their number or bullet. */
export function replaceWordLists(page: Document): void {
  for (const item of page.body.querySelectorAll('p')) {
    if (!wordItem.test(getStyle(item))) continue;
    const name = numberMark.test(takeMark(item)) ? 'ol' : 'ul';
    const before = item.previousElementSibling;
    const isContinued = before?.hasAttribute(wordList) === true && (wordLevel(item) > 1 || before.localName === name);
    let list = isContinued ? before : page.createElement(name);
    list.setAttribute(wordList, '');
    if (!isContinued) item.before(list);
    for (let level = 1; level < wordLevel(item) && list.lastElementChild !== null; level += 1)
      list = listAtEnd(page, list.lastElementChild, name);
    const entry = page.createElement('li');
    entry.append(...item.childNodes);
    list.append(entry);
    item.remove();
  }
}
