import { Callout } from '@blueprintjs/core';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
} from 'react';
import { Scope } from '../../screen-state/Scope';
import { keepFocusNear } from '../../browser/focus/place';
import { focusFirstInvalid, isFieldOnPage } from './entry/focusFirstInvalid';
import type { FormStatus } from './formHandle';
import { RetryCountdown } from './RetryCountdown';
import type { LeaveGuard } from './unsavedForms';
import { useUnsavedChangesGuard } from './useUnsavedChangesGuard';
import './form.css';

export interface FormProps {
  readonly form: FormStatus;
  readonly children: ReactNode;
  readonly className?: string;
  /** Name for screen readers when no heading labels the form. */
  readonly label?: string;
  /** Default 'back': closing the tab and Back ask while there are unsaved changes. */
  readonly guard?: LeaveGuard | 'none';
}

/** Links lead on at any time, and an upload can be cancelled while it runs. */
const isOnFree = ({ target }: SyntheticEvent): boolean =>
  target instanceof Element && target.closest('a[href], [data-cancels]') !== null;

/** Keys that change a value by themselves, in addition to letters; arrows are handled by fields, which are locked. */
const editingKeys: ReadonlySet<string> = new Set(['Backspace', 'Delete', 'Enter']);

/** Keys that change a text together with Ctrl, ⌘ or Alt. */
const editingCommands: ReadonlySet<string> = new Set([...'bdhikouvxyz78', 'Backspace', 'Delete']);

/**
 * The form element: submits by button, Enter and Ctrl/⌘+Enter, and shows the server's rejection at its top, apart from
 * what a field already says. While it is being submitted its values stay as they were sent.
 */
export function Form({ form, children, className, label, guard = 'back' }: FormProps) {
  const notice = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLFormElement>(null);
  // A form that is replaced by its answer.
  useLayoutEffect(
    () => () => {
      if (frame.current?.contains(document.activeElement)) keepFocusNear(document.activeElement);
    },
    [],
  );
  const { id, failure, strayProblems } = form;
  useUnsavedChangesGuard(guard !== 'none' && form.isDirty, guard === 'none' ? 'back' : guard);

  const failureText = failure?.message;
  const invalidFields = failure?.errors.map((error) => error.field).join(' ');
  useEffect(() => {
    if (failureText === undefined) return;
    const names = invalidFields ? invalidFields.split(' ') : [];
    if (!focusFirstInvalid(id, names)) notice.current?.focus();
    // Only a new rejection moves the focus, not a field that is being corrected.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failureText, id]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // A dialog opened from this form may contain a form of its own, whose events bubble here.
    event.stopPropagation();
    if (event.target === event.currentTarget) void form.submit();
  };
  // What is entered while the values are on their way would be lost when the answer comes.
  const holdBack = (event: SyntheticEvent<HTMLFormElement>): boolean => {
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (!form.isSubmitting || !isInside) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const onClickCapture = (event: MouseEvent<HTMLFormElement>): void => {
    if (!isOnFree(event)) holdBack(event);
  };
  const onKeyDownCapture = (event: KeyboardEvent<HTMLFormElement>): void => {
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    const isEdit = isCommand ? editingCommands.has(event.key) : event.key.length === 1 || editingKeys.has(event.key);
    if (isEdit && !isOnFree(event) && holdBack(event)) return;
    // In a list of a formatted text Tab is an edit too; it moves the focus instead.
    if (event.key === 'Tab' && form.isSubmitting) event.stopPropagation();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    void form.submit();
  };

  const errors = failure?.errors ?? [];
  const unplaced = errors.filter((error) => !isFieldOnPage(id, error.field)).map((error) => error.message);
  const isShownByField = errors.some(({ message }) => message === failureText) && !unplaced.includes(failureText ?? '');
  const lines = [
    ...new Set([...(failureText === undefined || isShownByField ? [] : [failureText]), ...strayProblems, ...unplaced]),
  ];
  return (
    <form
      ref={frame}
      id={id}
      className={`db-form ${className ?? ''}`}
      aria-label={label}
      aria-busy={form.isSubmitting}
      noValidate
      data-unsaved={(guard !== 'none' && form.isDirty) || undefined}
      onSubmit={onSubmit}
      onKeyDownCapture={onKeyDownCapture}
      onClickCapture={onClickCapture}
      onBeforeInputCapture={holdBack}
      onPasteCapture={holdBack}
      onCutCapture={holdBack}
      onDropCapture={holdBack}
    >
      {lines.length > 0 && (
        <div ref={notice} role={failure?.isCancelled ? 'status' : 'alert'} tabIndex={-1} className="db-form-notice">
          <Callout intent={failure?.isCancelled ? 'none' : 'danger'} compact>
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Callout>
        </div>
      )}
      {failure?.retryAfterSeconds !== undefined && <RetryCountdown seconds={failure.retryAfterSeconds} />}
      <Scope name={form.name}>{children}</Scope>
    </form>
  );
}
