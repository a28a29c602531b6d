const focusable = 'input, textarea, button, select, [contenteditable="true"], [tabindex]';

/** Id of the control of a field in the page. */
export const getFieldId = (formId: string, name: string): string => `${formId}-${name}`;

/** True when the form shows a control for this field. */
export const isFieldOnPage = (formId: string, name: string): boolean =>
  document.getElementById(getFieldId(formId, name)) !== null;

/**
 * Focuses the first of these fields in document order.
 * @returns false when none of them is on the page
 */
export function focusFirstInvalid(formId: string, names: readonly string[]): boolean {
  const controls = names.flatMap((name) => document.getElementById(getFieldId(formId, name)) ?? []);
  const [first] = controls.sort((left, right) =>
    left.compareDocumentPosition(right) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  if (!first) return false;
  const target = first.matches(focusable) ? first : (first.querySelector<HTMLElement>(focusable) ?? first);
  target.focus();
  return true;
}
