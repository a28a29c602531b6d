/** '/': redirects to the user's start page. */
export const startPath = '/';
/** The page after signing in when the server names no start page, and for unknown paths (BEH-029, BEH-064). */
export const landingPath = '/dashboard';

/** True for a path inside the program; '//elsewhere.example' would leave it, and /login would lead nowhere. */
export const isReturnPath = (path: string): boolean =>
  /^\/(?![/\\])/.test(path) && path !== '/' && !/^\/login\b/i.test(path);
