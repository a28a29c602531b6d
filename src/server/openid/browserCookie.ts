const maxCookieLength = 4096;
const maxAgeSeconds = 15 * 60;

/** Browsers accept the prefix only for cookies of https that no other host can set. */
const cookieName = (isHttps: boolean): string => (isHttps ? '__Host-daybook-sign-in' : 'daybook-sign-in');

/** The random name of the browser that begins a sign-in, from the request's cookies. */
export function browserOfCookie(cookies: string | undefined, isHttps: boolean): string | undefined {
  if (cookies === undefined || cookies.length > maxCookieLength) return undefined;
  for (const cookie of cookies.split(';')) {
    const [name, value] = cookie.trim().split('=');
    if (name === cookieName(isHttps) && value !== undefined && /^[\w-]{40,60}$/.test(value)) return value;
  }
  return undefined;
}

/** Lax: the provider sends the browser back from another site. */
export const browserCookie = (browser: string, isHttps: boolean): string =>
  `${cookieName(isHttps)}=${browser}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
