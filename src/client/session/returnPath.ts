/** The bare address: leads on to the user's start page. */
export const startPath = '/';
/** Where signing in leads when the server names no start page, and where unknown addresses lead (BEH-029, BEH-064). */
export const landingPath = '/dashboard';

/** True for an address inside the program; '//elsewhere.example' would lead out of it, and signing in again to /login would go nowhere. */
export const isReturnPath = (path: string): boolean =>
  /^\/(?![/\\])/.test(path) && path !== '/' && !/^\/login\b/i.test(path);
