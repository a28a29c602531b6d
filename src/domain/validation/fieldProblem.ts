/** A field of a form or a call that cannot be accepted, and the text for the person who filled it in. */
export interface FieldProblem {
  field: string;
  message: string;
}
