import type { Handlers } from '../../operations/call';
import { changePassword } from './changePassword';
import { checkPasswordReset } from './checkPasswordReset';
import { createFirstAccount } from './createFirstAccount';
import { endSession } from './endSession';
import { listSessions } from './listSessions';
import { requestPasswordReset } from './requestPasswordReset';
import { resetPassword } from './resetPassword';
import { signIn } from './signIn';
import { signOut } from './signOut';
import { signOutEverywhere } from './signOutEverywhere';

export const sessionOperations = {
  signIn,
  requestPasswordReset,
  checkPasswordReset,
  resetPassword,
  createFirstAccount,
  signOut,
  signOutEverywhere,
  listSessions,
  endSession,
  changePassword,
} satisfies Partial<Handlers>;
