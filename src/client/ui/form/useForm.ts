import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import { focusFirstInvalid, getFieldId, isFieldOnPage } from './entry/focusFirstInvalid';
import { useFormAccess, type HeldValues } from './entry/formAccess';
import {
  entryProblems,
  isEntryDirty,
  newEntry,
  type FormAccess,
  type FormEntry,
  type FormRule,
} from './entry/formEntry';
import { toFailure } from './formFailure';
import type { FormHandle } from './formHandle';
import { changeField } from './useField';

export interface FormOptions<Values extends object> {
  /** Its kind, unique within the scope, for example 'edit-task'. */
  readonly name: string;
  readonly initial: Values;
  /** The problems of the values, in field order; usually a rule of src/domain. */
  readonly problems?: (values: Values) => readonly FieldProblem[];
  /** Saves. Rejects with a plain FormFailure when the server does. */
  readonly submit: (values: Values) => Promise<void> | void;
  /** For values in a branch of the store of their own. */
  readonly held?: HeldValues<Values>;
  /** For passwords: the form is not in the store. */
  readonly hasSecrets?: true;
}

const getProblemName = (problem: FieldProblem): string => problem.field;

/**
 * A form: values, problems and submitting. A problem is shown after its field was left or submitting was tried; the
 * server's problems until the field is changed. Everything the user sees of it is in the store under `drafts`.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormHandle<Values> {
  const id = useId();
  const access = useFormAccess<Values>({
    name: options.name,
    initial: options.initial,
    hasSecrets: options.hasSecrets === true,
    held: options.held,
  });
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  const usePart = <Part>(select: (entry: FormEntry<Values>) => Part): Part =>
    useSyncExternalStore(access.subscribe, () => select(access.get()));
  const isDirty = usePart(isEntryDirty);
  const isSubmitting = usePart((entry) => entry.isSubmitting);
  const failure = usePart((entry) => entry.failure);
  const strayProblems = usePart((entry) => entry.strayProblems);

  const check = (): boolean => {
    const found = entryProblems(access.get(), latest.current.problems);
    access.set({
      isAttempted: true,
      strayProblems: found.filter((problem) => !isFieldOnPage(id, problem.field)).map((problem) => problem.message),
    });
    if (found.length > 0) focusFirstInvalid(id, found.map(getProblemName));
    return found.length === 0;
  };
  const submit = async (): Promise<boolean> => {
    const entry = access.get();
    if (entry.isSubmitting || !check()) return false;
    access.set({ isSubmitting: true, failure: null });
    try {
      await latest.current.submit(entry.values);
      // Otherwise `submit` has begun a new entry.
      if (access.get().isSubmitting) access.set({ isSubmitting: false, baseline: entry.values });
      return true;
    } catch (error) {
      access.set({ isSubmitting: false, failure: toFailure(error) });
      return false;
    }
  };

  return {
    name: options.name,
    id,
    access,
    getValues: () => access.get().values,
    isDirty,
    isSubmitting,
    failure,
    strayProblems,
    field: (name) => ({
      name,
      id: getFieldId(id, name),
      // The values of all forms are objects with names: a field uses only its own.
      access: access as unknown as FormAccess<Record<string, unknown>>,
      rule: options.problems as unknown as FormRule<Record<string, unknown>> | undefined,
    }),
    change: (name, value) => changeField(access as unknown as FormAccess<Record<string, unknown>>, name, value),
    check,
    submit,
    clearFailure: () => access.set({ failure: null }),
    reset: (next = options.initial) => access.set(newEntry(next)),
  };
}
