import type { FormAccess, FormRule } from './entry/formEntry';
import type { FormFailure } from './formFailure';

/** One field of a form, for a field component, which reads its value from the form by `useField`. */
export interface FormField<Value> {
  readonly name: string;
  /** Id of the control in the page; the label and the texts below refer to it. */
  readonly id: string;
  // The field knows its form's values only by name; the type of its own value is checked where the field is made.
  readonly access: FormAccess<Record<string, unknown>>;
  readonly rule: FormRule<Record<string, unknown>> | undefined;
  /** Instead of the plain change of the value, where one value changes others. */
  readonly change?: (value: Value) => void;
}

/** Everything a field component needs to show and change one value, from `useField`. */
export interface BoundField<Value> {
  readonly name: string;
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

const nothing = (): void => undefined;

/** A field outside a form that has no problems of its own. */
export const fieldWithoutForm = <Value>(
  own: Pick<BoundField<Value>, 'name' | 'id' | 'value' | 'change'>,
): BoundField<Value> => ({ ...own, problem: undefined, touch: nothing, setInputError: nothing });

/** What a field component takes: a field of a form, or one outside a form with a value of its own. */
export type FieldSource<Value> = FormField<Value> | BoundField<Value>;

/**
 * A form, from `useForm`. It renders its component again only when a status changes, not with every key press: a field
 * reads its own value (`useField`), a component that depends on values reads these (`useFormValues`).
 */
export interface FormHandle<Values extends object> {
  /** Its kind; the fields keep their state in a scope of this name. */
  readonly name: string;
  readonly id: string;
  readonly access: FormAccess<Values>;
  /** The values at this moment, for handlers. */
  readonly getValues: () => Values;
  readonly isDirty: boolean;
  readonly isSubmitting: boolean;
  readonly failure: FormFailure | null;
  /** Problems of fields that are not on the page: shown above the form. */
  readonly strayProblems: readonly string[];
  readonly field: <Name extends keyof Values & string>(name: Name) => FormField<Values[Name]>;
  readonly change: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** Shows all problems and focuses the first one; true without any. For what is asked before submitting. */
  readonly check: () => boolean;
  /** True when the form was valid and `submit` resolved. */
  readonly submit: () => Promise<boolean>;
  /** What the failure of the last submission was about is no longer so. */
  readonly clearFailure: () => void;
  /** Starts over from these values (default: the initial ones), clean and untouched. */
  readonly reset: (values?: Values) => void;
}

/** The part of a form that frames and buttons need, whatever its values are. */
export type FormStatus = Pick<
  FormHandle<object>,
  'name' | 'id' | 'isDirty' | 'isSubmitting' | 'failure' | 'strayProblems' | 'submit'
>;
