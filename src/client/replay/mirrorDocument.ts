function copyAttributes(from: Element, to: Element): void {
  for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) to.setAttribute(name, value);
}

const sheetText = (sheet: CSSStyleSheet): string => [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');

/**
 * Gives another document of this program the looks of this one: its style sheets, and the attributes of `html` and `body`
 * that these refer to; also those that come later, with the code of a screen. Copied sheets apply immediately, so that what is
 * measured is measured with them.
 * @returns how to end it
 */
export function mirrorDocument(other: Document, otherWindow: Window & typeof globalThis): () => void {
  const copies = new Map<CSSStyleSheet, CSSStyleSheet>();
  const copy = (sheet: CSSStyleSheet): CSSStyleSheet => {
    const known = copies.get(sheet);
    if (known !== undefined) return known;
    // Addresses in a sheet are relative to its own.
    const made = new otherWindow.CSSStyleSheet({ baseURL: sheet.href ?? document.baseURI });
    made.replaceSync(sheetText(sheet));
    copies.set(sheet, made);
    return made;
  };
  const copySheets = (): void => {
    other.adoptedStyleSheets = [...document.styleSheets].map((sheet) => copy(sheet));
  };
  const copyLooks = (): void => {
    copyAttributes(document.documentElement, other.documentElement);
    copyAttributes(document.body, other.body);
  };
  const onSheets = (records: readonly MutationRecord[]): void => {
    copySheets();
    // A sheet has its rules once it is loaded.
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLLinkElement) node.addEventListener('load', copySheets, { once: true });
  };
  const sheets = new MutationObserver(onSheets);
  const looks = new MutationObserver(copyLooks);
  copySheets();
  copyLooks();
  sheets.observe(document.head, { childList: true });
  for (const element of [document.documentElement, document.body]) looks.observe(element, { attributes: true });
  return () => {
    sheets.disconnect();
    looks.disconnect();
  };
}
