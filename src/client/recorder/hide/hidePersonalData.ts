import { withoutSecrets } from '../secrets';
import { plainCopier, type PlainCopier, type TextRules } from '../file/plainCopy';
import type { ProgramWords } from './harmless';
import { hidingRules } from './hideTexts';
import { makePseudonyms } from './pseudonyms';

/** Random ids of calls and of chosen files (nanoid). */
const idNames = new Set(['requestId', 'fileRef']);
const randomId = /^[\w-]{21}$/;

function collectIds(value: unknown, ids: Set<string>, seen: Set<object>): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  for (const [name, inner] of Object.entries(value) as [string, unknown][]) {
    if (typeof inner !== 'string') collectIds(inner, ids, seen);
    else if (idNames.has(name) && randomId.test(inner)) ids.add(inner);
  }
}

const withSecretsMasked = ({ text, name }: TextRules): TextRules => ({
  text: (value, field) => text(withoutSecrets(value), field),
  name: (value) => name(withoutSecrets(value)),
});

/**
 * The copier that replaces names, e-mail addresses, telephone numbers and free text by pseudonyms.
 * @param contents everything that will be copied
 */
export function hidingCopier(contents: readonly unknown[], words: ProgramWords, random?: () => number): PlainCopier {
  const ids = new Set<string>();
  const seen = new Set<object>();
  for (const content of contents) collectIds(content, ids, seen);

  const { add, pseudonym } = makePseudonyms(random);
  const hidden = new Set<string>();
  const collect = (text: string): string => {
    if (!hidden.has(text)) add(text);
    hidden.add(text);
    return text;
  };
  const first = plainCopier(withSecretsMasked(hidingRules({ words, ids, isHidden: () => false, hide: collect })));
  for (const content of contents) first.copy(content, '');

  const isHidden = (text: string): boolean => hidden.has(text);
  return plainCopier(withSecretsMasked(hidingRules({ words, ids, isHidden, hide: pseudonym })));
}
