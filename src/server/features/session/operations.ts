import type { Handlers } from '../../operations/call';
import { changePassword } from './changePassword';
import { checkPasswordReset } from './checkPasswordReset';
import { createFirstAccount } from './createFirstAccount';
import { endSession } from './endSession';
import { finishCompanySignIn } from './finishCompanySignIn';
import { listSessions } from './listSessions';
import { requestPasswordReset } from './requestPasswordReset';
import { resetPassword } from './resetPassword';
import { activateAuthenticator, removeAuthenticator, startAuthenticator } from './second-factor/authenticator';
import { proveIdentity } from './second-factor/proveIdentity';
import { completeSignIn } from './second-factor/completeSignIn';
import { createRecoveryCodes } from './second-factor/createRecoveryCodes';
import { getSecondFactor } from './second-factor/getSecondFactor';
import { addPasskey, removePasskey, startPasskey, startPasskeyCheck } from './second-factor/passkeys';
import { signInWithPasskey } from './second-factor/signInWithPasskey';
import { signIn } from './signIn';
import { signOut } from './signOut';
import { signOutEverywhere } from './signOutEverywhere';

export const sessionOperations = {
  signIn,
  finishCompanySignIn,
  requestPasswordReset,
  checkPasswordReset,
  resetPassword,
  createFirstAccount,
  signOut,
  signOutEverywhere,
  listSessions,
  endSession,
  changePassword,
  completeSignIn,
  proveIdentity,
  getSecondFactor,
  startAuthenticator,
  activateAuthenticator,
  removeAuthenticator,
  createRecoveryCodes,
  startPasskeyCheck,
  signInWithPasskey,
  startPasskey,
  addPasskey,
  removePasskey,
} satisfies Partial<Handlers>;
