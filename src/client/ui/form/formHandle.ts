import type { FormFailure } from './formFailure';

/** Everything a field component needs to show and change one value. */
export interface BoundField<Value> {
  readonly name: string;
  /** Id of the control in the page; the label and the texts below refer to it. */
  readonly id: string;
  readonly value: Value;
  /** The problem shown below the field; undefined for none. */
  readonly problem: string | undefined;
  readonly change: (value: Value) => void;
  /** The field was left: from now on its problems are shown. */
  readonly touch: () => void;
  /** The field cannot parse the input ('31/02/2026'); null clears the problem. Blocks submitting. */
  readonly setInputError: (message: string | null) => void;
}

/** A form's state, from `useForm`. */
export interface FormHandle<Values extends object> {
  readonly id: string;
  readonly values: Values;
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  readonly failure: FormFailure | null;
  /** Problems of fields that are not on the page: shown above the form. */
  readonly strayProblems: readonly string[];
  readonly field: <Name extends keyof Values & string>(name: Name) => BoundField<Values[Name]>;
  readonly change: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** True when the form was valid and `submit` resolved. */
  readonly submit: () => Promise<boolean>;
  /** Starts over from these values (default: the initial ones), clean and untouched. */
  readonly reset: (values?: Values) => void;
}

/** The part of a form that frames and buttons need, whatever its values are. */
export type FormStatus = Pick<
  FormHandle<object>,
  'id' | 'isDirty' | 'isSubmitting' | 'failure' | 'strayProblems' | 'submit'
>;
