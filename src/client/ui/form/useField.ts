import { useSyncExternalStore } from 'react';
import { afterPress } from './afterPress';
import { wasKeyLast } from '../../browser/userActivity';
import { entryProblems, isEntryDirty, type FormAccess } from './entry/formEntry';
import type { FormFailure } from './formFailure';
import type { BoundField, FieldSource, FormField } from './formHandle';

type AnyForm = FormAccess<Record<string, unknown>>;

/** What is left of a rejection when a field that it is about is changed; a waiting time is kept. */
function failureWithout(failure: FormFailure, name: string): FormFailure | null {
  const errors = failure.errors.filter((error) => error.field !== name);
  const [next] = errors;
  if (next === undefined) return failure.retryAfterSeconds === undefined ? null : { ...failure, errors };
  const isGone = failure.errors.some((error) => error.field === name && error.message === failure.message);
  return { ...failure, errors, message: isGone ? next.message : failure.message };
}

/**
 * The only way to change a value of a form, for fields and for handlers of its component. The server's objection to a
 * field is gone as soon as the field is changed. While the values are on their way nothing changes them: it would be lost
 * when the answer comes.
 */
export function changeField({ get, set, changeValue }: AnyForm, name: string, value: unknown): void {
  if (get().isSubmitting) return;
  changeValue(name, value);
  const { failure } = get();
  if (failure?.errors.some((error) => error.field === name)) set({ failure: failureWithout(failure, name) });
}

function setInputError({ get, set }: AnyForm, name: string, message: string | null): void {
  const { [name]: former, ...others } = get().inputErrors;
  if ((former ?? null) === message) return;
  set({ inputErrors: message === null ? others : { ...others, [name]: message } });
}

/**
 * A form in which nothing was entered yet does not complain when the pointer goes elsewhere, nor when the focus moves by
 * itself: a dialog that is open when the page is loaded.
 */
function touch({ get, set }: AnyForm, name: string): void {
  const entry = get();
  const isBegun = isEntryDirty(entry) || Object.keys(entry.inputErrors).length > 0;
  if (entry.touched.includes(name) || (!isBegun && !wasKeyLast())) return;
  set({ touched: [...entry.touched, name] });
}

const isBound = <Value>(field: FieldSource<Value>): field is BoundField<Value> => !('access' in field);

const subscribeToNothing = (): (() => void) => () => undefined;

function shownProblem(access: AnyForm, name: string, rule: FormField<unknown>['rule']): string | undefined {
  const entry = access.get();
  const isShown = entry.isAttempted || entry.touched.includes(name);
  const own = isShown ? entryProblems(entry, rule).find(({ field }) => field === name) : undefined;
  return (own ?? entry.failure?.errors.find(({ field }) => field === name))?.message;
}

/** Whether the form of a field is being submitted. */
export function useIsSubmitting<Value>(field: FieldSource<Value>): boolean {
  const ofForm = isBound(field) ? undefined : field;
  return useSyncExternalStore(
    ofForm?.access.subscribe ?? subscribeToNothing,
    () => ofForm?.access.get().isSubmitting === true,
  );
}

/** The value of a field and its problem; renders only when one of these changes. */
export function useField<Value>(field: FieldSource<Value>): BoundField<Value> {
  const ofForm = isBound(field) ? undefined : field;
  const subscribe = ofForm?.access.subscribe ?? subscribeToNothing;
  const { name } = field;
  const value = useSyncExternalStore(subscribe, () => ofForm?.access.get().values[name]);
  const problem = useSyncExternalStore(subscribe, () => ofForm && shownProblem(ofForm.access, name, ofForm.rule));
  if (isBound(field)) return field;
  const { id, access, change } = field;
  return {
    name,
    id,
    value: value as Value,
    problem,
    // A handler that changes more than the form does nothing either.
    change: (next) => {
      if (access.get().isSubmitting) return;
      if (change) change(next);
      else changeField(access, name, next);
    },
    touch: () => afterPress(() => touch(access, name)),
    setInputError: (message) => setInputError(access, name, message),
  };
}
