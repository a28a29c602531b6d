/** A code of an authenticator app is valid for so long, and one step longer before and after. */
export const codeStepSeconds = 30;
export const codeDigits = 6;

/** Letters and digits that are not mistaken for each other. */
export const recoveryAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';
/** 128 random bits: such codes can be stored as plain hashes. */
export const recoveryCodeLength = 26;
export const recoveryCodeCount = 10;

/** A code as it was meant: without the blanks and dashes that make it readable. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase();

export const isAuthenticatorCode = (plain: string): boolean => /^\d{6}$/.test(plain);

/** 'abcd-efgh-jkmn-pqrs-tuvw-xyz2-34' */
export const readableRecoveryCode = (plain: string): string => plain.replace(/(.{4})(?=.)/g, '$1-');
