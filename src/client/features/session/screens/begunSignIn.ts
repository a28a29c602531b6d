import type { CallResult } from '../../../api/callEvents';

/** A sign-in whose password was right, and which a second factor completes. */
export interface BegunSignIn {
  /** A reference to the sealed token. */
  readonly challenge: string;
  readonly factors: NonNullable<CallResult<'signIn'>['Factors']>;
}
