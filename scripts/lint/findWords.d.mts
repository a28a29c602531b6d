export interface WordRule {
  readonly in: 'text' | 'comment' | 'identifier';
  readonly find: string;
  readonly write: string;
}
export interface ReadRule {
  readonly in: WordRule['in'];
  readonly pattern: RegExp;
  readonly write: string;
}
export interface WordFinding {
  readonly file: string;
  readonly line: number;
  readonly word: string;
  readonly write: string;
}
type Counts = Readonly<Record<string, number>>;

export function readRules(rules: readonly WordRule[]): ReadRule[];
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
