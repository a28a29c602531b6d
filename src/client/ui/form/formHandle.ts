import type { FormFailure } from './formFailure';

/** Everything a field component needs to show and change one value. */
export interface BoundField<Value> {
  readonly name: string;
  /** Id of the control in the page; the label and the texts below refer to it. */
  readonly id: string;
  readonly value: Value;
  /** The text to show under the field now; undefined while there is nothing to say. */
  readonly problem: string | undefined;
  readonly change: (value: Value) => void;
  /** The field was left: from now on its problems are shown. */
  readonly touch: () => void;
  /** The field itself cannot read what was typed ('31/02/2026'); null takes it back. Blocks submitting. */
  readonly setInputError: (message: string | null) => void;
}

/** A form in work, as `useForm` returns it. */
export interface FormHandle<Values extends object> {
  readonly id: string;
  readonly values: Values;
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  readonly failure: FormFailure | null;
  /** Problems of fields that are not on the page: shown above the form, never lost. */
  readonly strayProblems: readonly string[];
  readonly field: <Name extends keyof Values & string>(name: Name) => BoundField<Values[Name]>;
  readonly change: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** True when everything was fine and `submit` resolved. */
  readonly submit: () => Promise<boolean>;
  /** Starts over from these values (default: the initial ones), clean and untouched. */
  readonly reset: (values?: Values) => void;
}

/** The part of a form that frames and buttons need, whatever its values are. */
export type FormStatus = Pick<
  FormHandle<object>,
  'id' | 'isDirty' | 'isSubmitting' | 'failure' | 'strayProblems' | 'submit'
>;
