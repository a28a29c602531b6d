import fc from 'fast-check';
import { compareTexts } from '../../../src/domain/sorting/listOrder';
import { makePseudonyms } from '../../../src/client/recorder/hide/pseudonyms';

const getShape = (text: string): string =>
  text
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{L}/gu, 'x')
    .replace(/\p{Nd}/gu, '9');

function makePseudonymsFor(texts: readonly string[]): (text: string) => string {
  const { add, pseudonym } = makePseudonyms();
  texts.forEach(add);
  return pseudonym;
}

const sentence = fc
  .array(fc.stringMatching(/^[A-Za-z]{1,9}$|^[1-9][0-9]{0,6}$/), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(' '));

test('a pseudonym has the length and shape of its text, and different texts stay different', () => {
  fc.assert(
    fc.property(fc.uniqueArray(sentence, { maxLength: 40 }), (texts) => {
      const pseudonym = makePseudonymsFor(texts);
      const hidden = texts.map(pseudonym);
      expect(hidden.map(getShape)).toEqual(texts.map(getShape));
      expect(new Set(hidden).size).toBe(texts.length);
      expect(texts.map(pseudonym)).toEqual(hidden);
    }),
  );
});

test('pseudonyms are in the order of the texts', () => {
  fc.assert(
    fc.property(fc.uniqueArray(sentence, { maxLength: 40, selector: (text) => text.toLowerCase() }), (texts) => {
      const sorted = [...texts].sort(compareTexts);
      const hidden = sorted.map(makePseudonymsFor(texts));
      expect([...hidden].sort(compareTexts)).toEqual(hidden);
    }),
  );
});

test('a person has the same names alone and together', () => {
  const pseudonym = makePseudonymsFor(['Given', 'Family', 'Given Family', 'GIVEN', 'given.family@company.example']);
  const [given, family] = [pseudonym('Given'), pseudonym('Family')];
  expect(pseudonym('Given Family')).toBe(`${given} ${family}`);
  expect(pseudonym('GIVEN')).toBe(given.toUpperCase());
  expect(pseudonym('given.family@company.example')).toMatch(
    new RegExp(`^${given.toLowerCase()}\\.${family.toLowerCase()}@[a-z]{7}\\.[a-z]{7}$`),
  );
});

test('a text among few others is replaced completely', () => {
  const pseudonym = makePseudonymsFor(['Xylophone']);
  const hidden = pseudonym('Xylophone');
  [...'Xylophone'].forEach((letter, index) => expect(hidden[index]).not.toBe(letter));
});

test('letters of other scripts and accents are replaced, and more than 26 different ones, too', () => {
  const many = Array.from({ length: 60 }, (_, index) => String.fromCodePoint(0x430 + (index % 30)) + String(index));
  const texts = ['Zoë Müller', 'Анна', '李', ...many];
  const pseudonym = makePseudonymsFor(texts);
  const hidden = texts.map(pseudonym);
  expect(new Set(hidden).size).toBe(texts.length);
  expect(hidden.slice(0, 2).join()).not.toMatch(/ë|ü|Анна/);
});
