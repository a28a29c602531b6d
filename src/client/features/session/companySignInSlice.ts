import type { Action } from '@reduxjs/toolkit';
import { isApiFailure } from '../../api/apiFailure';
import { isAnswered, isFailedCall } from '../../api/callEvents';
import type { BegunSignIn } from './screens/begunSignIn';

/** Signing in at the company's identity provider, as the sign-in page shows it. */
export interface CompanySignInState {
  /** What the button names; null without a provider. */
  readonly name: string | null;
  readonly isAvailable: boolean;
  /** The provider has sent the browser back, and the server opens a session. */
  readonly isFinishing: boolean;
  readonly problem: string | null;
  /** The second factor that Daybook asks for after it. */
  readonly begun: BegunSignIn | null;
}

export const noCompanySignIn: CompanySignInState = {
  name: null,
  isAvailable: false,
  isFinishing: false,
  problem: null,
  begun: null,
};

const isFailed = isFailedCall('finishCompanySignIn');
const isFinished = isAnswered('finishCompanySignIn');

export function companySignInReducer(state = noCompanySignIn, action: Action): CompanySignInState {
  if (isFinished(action) && action.payload.Challenge !== undefined) {
    const { Challenge: challenge, Factors: factors = [] } = action.payload;
    return { ...state, isFinishing: false, begun: { challenge, factors } };
  }
  if (!isFailed(action)) return state;
  const problem = isApiFailure(action.payload) ? action.payload.message : null;
  return { ...state, isFinishing: false, problem };
}
