import { Secret, TOTP } from 'otpauth';
import { codeDigits, codeStepSeconds } from '../../domain/session/secondFactor';
import { Failure } from '../errors/failure';

/** Codes of one step before and after are valid: clocks differ, and typing takes time. */
const acceptedSteps = 1;
/** Within these, a wrong code is explained by a clock that is wrong by up to six minutes. */
const explainedSteps = 12;
const issuer = 'Daybook';

const totp = (secret: string, label: string): TOTP =>
  new TOTP({ issuer, label, digits: codeDigits, period: codeStepSeconds, secret: Secret.fromBase32(secret) });

/** A new secret of 160 bits in base32. */
export const createAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an app reads from a QR code. */
export const authenticatorAddress = (secret: string, email: string): string => totp(secret, email).toString();

export const wrongCode = (message: string): Failure =>
  new Failure(422, message, { code: 'second_factor_wrong', errors: [{ field: 'Code', message }] });

export const codeAlreadyUsed = (): Failure =>
  wrongCode('This code has been used already. Please wait for the next one in your app.');

function clockMessage(stepsAhead: number): string {
  const minutes = Math.max(1, Math.round((Math.abs(stepsAhead) * codeStepSeconds) / 60));
  const difference = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${stepsAhead > 0 ? 'in the future' : 'ago'}`;
  return `This code belongs to a time ${difference}. If it is the one that your app shows now, the clock of the device is wrong: let the device set date and time by itself, then try again.`;
}

/**
 * The time step of a valid code. The caller stores it, so that the code is not accepted again.
 * @throws Failure 422 for a wrong code, one of another time or one that was used
 */
export function authenticatorStep(
  secret: string,
  code: string,
  { machineNow, lastStep }: { machineNow: Date; lastStep: number },
): number {
  const timestamp = machineNow.getTime();
  const stepsAhead = totp(secret, '').validate({ token: code, timestamp, window: explainedSteps });
  if (stepsAhead === null) throw wrongCode('This code is not right. Please enter the one that your app shows now.');
  const step = TOTP.counter({ period: codeStepSeconds, timestamp }) + stepsAhead;
  if (Math.abs(stepsAhead) > acceptedSteps) throw wrongCode(clockMessage(stepsAhead));
  if (step <= lastStep) throw codeAlreadyUsed();
  return step;
}
