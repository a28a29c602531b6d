import path from 'node:path';

/** A built program of the server: of `dist`, or of the build that DAYBOOK_DIST names. */
export const serverProgram = (name: string) => path.join(process.env.DAYBOOK_DIST ?? 'dist', 'server', name);
