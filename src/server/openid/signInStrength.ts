/** A claim of an ID token with the value that shows two factors. */
interface StrengthClaim {
  /** `amr` is a list of methods, `acr` one level (OpenID Connect Core 1.0, section 2). */
  readonly claim: 'amr' | 'acr';
  readonly value: string;
}

/** Which sign-ins at the provider count as two factors: all, or those with one of the claims; none with an empty list. */
export type SignInStrength = 'all' | readonly StrengthClaim[];

const isClaim = (name: string): name is StrengthClaim['claim'] => name === 'amr' || name === 'acr';

/** Reads `all`, `none` or `amr:mfa,acr:2`; undefined for anything else. */
export function parseSignInStrength(text: string): SignInStrength | undefined {
  if (text === 'all') return 'all';
  if (text === 'none') return [];
  const claims = text.split(',').map((part): StrengthClaim | undefined => {
    const [, claim = '', value = ''] = /^\s*(\w+):(\S+)\s*$/.exec(part) ?? [];
    return isClaim(claim) ? { claim, value } : undefined;
  });
  return claims.every((claim) => claim !== undefined) ? claims : undefined;
}

/** As `parseSignInStrength` reads it. */
export function shownStrength(strength: SignInStrength): string {
  if (strength === 'all') return strength;
  return strength.map(({ claim, value }) => `${claim}:${value}`).join(',') || 'none';
}

/** Whether the claims of an ID token show two factors. */
export const isStrong = (claims: Readonly<Record<string, unknown>>, strength: SignInStrength): boolean =>
  strength === 'all' ||
  strength.some(({ claim, value }) => {
    const found = claims[claim];
    return claim === 'acr' ? found === value : Array.isArray(found) && found.includes(value);
  });

/** The levels that the provider is asked for. */
export const wantedLevels = (strength: SignInStrength): string[] =>
  strength === 'all' ? [] : strength.flatMap(({ claim, value }) => (claim === 'acr' ? [value] : []));
