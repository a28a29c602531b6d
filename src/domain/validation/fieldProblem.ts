/** A field of a form or call that is not accepted, with the text for the user. */
export interface FieldProblem {
  field: string;
  message: string;
}
