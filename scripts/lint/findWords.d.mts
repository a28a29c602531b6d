export interface WordRule {
  readonly in: 'text' | 'comment' | 'identifier';
  readonly find: string;
  readonly write: string;
}
/** Names that are no findings although they contain a word of the table. */
export interface WordExemption {
  readonly exempt: readonly string[];
  readonly reason: string;
}
export interface ReadRule {
  readonly in: WordRule['in'];
  readonly pattern: RegExp;
  readonly exempt: ReadonlySet<string>;
  readonly write: string;
}
export interface WordFinding {
  readonly file: string;
  readonly line: number;
  readonly word: string;
  readonly write: string;
}
type Counts = Readonly<Record<string, number>>;

export function readRules(table: readonly (WordRule | WordExemption)[]): ReadRule[];
export function exemptTexts(table: readonly (WordRule | WordExemption)[]): string[];
export function findWords(
  rules: readonly ReadRule[],
  name: string,
  source: string,
  fixed?: readonly string[],
): WordFinding[];
export function topFolder(name: string): string;
export function compareCounts(
  allowed: Counts,
  findings: readonly Pick<WordFinding, 'file'>[],
): { risen: string[]; fallen: string[]; counts: Counts; lowered: Counts };
