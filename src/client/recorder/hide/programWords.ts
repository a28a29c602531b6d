import type { ProgramWords } from './harmless';

/** The build puts them here (scripts/webpack/programWords.mjs). */
declare const PROGRAM_WORDS: { readonly texts: readonly string[]; readonly names: readonly string[] };

/** Outside a build every text counts as personal. */
const words = typeof PROGRAM_WORDS === 'undefined' ? { texts: [], names: [] } : PROGRAM_WORDS;

export const programWords: ProgramWords = { texts: new Set(words.texts), names: new Set(words.names) };
