import type { ProgramWords } from './harmless';

/** The build puts them here (scripts/webpack/programWords.mjs). */
declare const PROGRAM_WORDS: readonly [texts: string, names: string];

/** Outside a build every text counts as personal. */
const [texts, names] = typeof PROGRAM_WORDS === 'undefined' ? ['', ''] : PROGRAM_WORDS;

export const programWords: ProgramWords = { texts: new Set(texts.split('\n')), names: new Set(names.split('\n')) };
