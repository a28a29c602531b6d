import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import type { FormFailure } from '../formFailure';
import { sameValue } from '../sameValue';

/** A form under `drafts` in the store: plain JSON. */
export interface FormEntry<Values extends object> {
  readonly values: Values;
  /** What the values are compared with: they are unsaved changes where they differ. */
  readonly baseline: Values;
  /** Fields that were left: their problems are shown. */
  readonly touched: readonly string[];
  /** Submitting was tried: the problems of all fields are shown. */
  readonly isAttempted: boolean;
  /** Fields whose text cannot be parsed, with the message. */
  readonly inputErrors: Readonly<Record<string, string>>;
  /** Problems of fields that are not on the page: shown above the form. */
  readonly strayProblems: readonly string[];
  readonly isSubmitting: boolean;
  /** The server's rejection. */
  readonly failure: FormFailure | null;
}

export const newEntry = <Values extends object>(values: Values): FormEntry<Values> => ({
  values,
  baseline: values,
  touched: [],
  isAttempted: false,
  inputErrors: {},
  strayProblems: [],
  isSubmitting: false,
  failure: null,
});

/** Where the entry of a form is: the store, or a place of its own for secrets. */
export interface FormAccess<Values extends object> {
  readonly get: () => FormEntry<Values>;
  /** Changes parts of the entry. */
  readonly set: (change: Partial<FormEntry<Values>>) => void;
  readonly changeValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export type FormRule<Values extends object> = (values: Values) => readonly FieldProblem[];

const found = new WeakMap<object, { readonly rule: unknown; readonly problems: readonly FieldProblem[] }>();

/** The problems of the entered values, in field order; computed once for all fields of a form. */
export function entryProblems<Values extends object>(
  { values, inputErrors }: FormEntry<Values>,
  rule: FormRule<Values> | undefined,
): readonly FieldProblem[] {
  const known = found.get(values);
  const own = known?.rule === rule ? known?.problems : undefined;
  const problems = own ?? rule?.(values) ?? [];
  if (own === undefined) found.set(values, { rule, problems });
  const unparsed = Object.entries(inputErrors).map(([field, message]) => ({ field, message }));
  return unparsed.length === 0 ? problems : [...unparsed, ...problems];
}

const dirty = new WeakMap<object, { readonly baseline: unknown; readonly isDirty: boolean }>();

/** Whether the values differ from the baseline. */
export function isEntryDirty({ values, baseline }: Pick<FormEntry<object>, 'values' | 'baseline'>): boolean {
  const known = dirty.get(values);
  if (known?.baseline === baseline) return known.isDirty;
  const isDirty = !sameValue(values, baseline);
  dirty.set(values, { baseline, isDirty });
  return isDirty;
}
