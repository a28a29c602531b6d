// Made by npm run generate from api-spec. Do not edit.

/** Form calls that need no token, with what a call must know of each. */
export const entryCalls = {
  signIn: { url: '/login', encoding: 'urlencoded', answersWhole: true },
  requestPasswordReset: { url: '/forgot-password', encoding: 'urlencoded' },
  checkPasswordReset: { url: '/reset-password/check', encoding: 'urlencoded' },
  resetPassword: { url: '/reset-password', encoding: 'urlencoded' },
  createFirstAccount: { url: '/setup', encoding: 'urlencoded' },
  recordFaceEvents: { url: '/face-devices/events', encoding: 'urlencoded' },
} as const;
