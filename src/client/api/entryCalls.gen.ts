// Made by npm run generate from api-spec. Do not edit.

/** Calls of forms that need no token, with what a call must know of each. */
export const entryCalls = {
  signIn: { url: '/login', answersWhole: true },
  finishCompanySignIn: { url: '/openid/session', answersWhole: true },
  requestPasswordReset: { url: '/forgot-password' },
  checkPasswordReset: { url: '/reset-password/check' },
  resetPassword: { url: '/reset-password' },
  createFirstAccount: { url: '/setup' },
  completeSignIn: { url: '/login/code', answersWhole: true },
  startPasskeyCheck: { url: '/login/passkey/start', encoding: 'none' },
  signInWithPasskey: { url: '/login/passkey', answersWhole: true },
  recordFaceEvents: { url: '/face-devices/events' },
} as const;
