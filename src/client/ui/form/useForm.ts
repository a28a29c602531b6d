import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import { afterPress } from './afterPress';
import { focusFirstInvalid, getFieldId, isFieldOnPage } from './focusFirstInvalid';
import type { BoundField, FormHandle } from './formHandle';
import { sameValue } from './sameValue';
import { useSubmission } from './useSubmission';

export interface FormOptions<Values extends object> {
  readonly initial: Values;
  /** The problems of the values, in field order; usually a rule of src/domain. */
  readonly problems?: (values: Values) => readonly FieldProblem[];
  /** Saves. Rejects with a plain FormFailure when the server does. */
  readonly submit: (values: Values) => Promise<void> | void;
  /** For values in the store: they are read from here and changes are reported. */
  readonly held?: { readonly values: Values; readonly onChange: (values: Values) => void };
}

const none: readonly FieldProblem[] = [];
const getProblemName = (problem: FieldProblem): string => problem.field;

/**
 * A form: values, problems and submitting. A problem is shown after its field was left or submitting was tried; the
 * server's problems until the field is changed.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormHandle<Values> {
  const id = useId();
  const [own, setOwn] = useState(options.initial);
  const [baseline, setBaseline] = useState(options.initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isAttempted, setAttempted] = useState(false);
  const [inputErrors, setInputErrors] = useState<Readonly<Record<string, string>>>({});
  const [strayProblems, setStrayProblems] = useState<readonly string[]>([]);

  const values = options.held?.values ?? own;
  const latest = useRef({ values, options });
  useLayoutEffect(() => {
    latest.current = { values, options };
  });

  const submission = useSubmission<Values>(useCallback((given: Values) => latest.current.options.submit(given), []));
  const { failure, showFailure, run } = submission;

  const getProblems = (given: Values): readonly FieldProblem[] => [
    ...Object.entries(inputErrors).map(([field, message]) => ({ field, message })),
    ...(options.problems?.(given) ?? none),
  ];
  const problems = getProblems(values);

  const place = (next: Values): void => {
    latest.current.values = next;
    setOwn(next);
    latest.current.options.held?.onChange(next);
  };

  const change = <Name extends keyof Values & string>(name: Name, value: Values[Name]): void => {
    place({ ...latest.current.values, [name]: value });
    if (failure?.errors.some((error) => error.field === name)) {
      showFailure({ ...failure, errors: failure.errors.filter((error) => error.field !== name) });
    }
  };

  const setInputError = (name: string, message: string | null): void =>
    setInputErrors((known) => {
      if ((known[name] ?? null) === message) return known;
      const { [name]: _former, ...others } = known;
      return message === null ? others : { ...others, [name]: message };
    });

  const field = <Name extends keyof Values & string>(name: Name): BoundField<Values[Name]> => {
    const shown = isAttempted || touched.has(name) ? problems.find((problem) => problem.field === name) : undefined;
    return {
      name,
      id: getFieldId(id, name),
      value: values[name],
      problem: (shown ?? failure?.errors.find((error) => error.field === name))?.message,
      change: (value) => change(name, value),
      touch: () => afterPress(() => setTouched((known) => (known.has(name) ? known : new Set(known).add(name)))),
      setInputError: (message) => setInputError(name, message),
    };
  };

  const keepStrays = (found: readonly FieldProblem[]): void =>
    setStrayProblems(found.filter((problem) => !isFieldOnPage(id, problem.field)).map((problem) => problem.message));

  const submit = async (): Promise<boolean> => {
    setAttempted(true);
    const given = latest.current.values;
    const found = getProblems(given);
    keepStrays(found);
    if (found.length > 0) {
      focusFirstInvalid(id, found.map(getProblemName));
      return false;
    }
    const isSaved = await run(given);
    if (isSaved) setBaseline(given);
    return isSaved;
  };

  const reset = (next: Values = options.initial): void => {
    place(next);
    setBaseline(next);
    setTouched(new Set());
    setAttempted(false);
    setInputErrors({});
    setStrayProblems([]);
    showFailure(null);
  };

  return {
    id,
    values,
    isDirty: !sameValue(values, baseline),
    isSubmitting: submission.isRunning,
    failure,
    strayProblems,
    field,
    change,
    submit,
    reset,
  };
}
