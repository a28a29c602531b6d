import { peopleNamed, peopleNicknamed } from '../../../src/domain/people/peopleNamed';

const people = [
  { id: 'nina', name: 'Nina Das', code: 'EMP001', email: 'nina@daybook.example' },
  { id: 'ben1', name: 'Ben Okoro', code: 'EMP002' },
  { id: 'ben2', name: 'Ben Okoro', code: 'EMP003' },
  { id: 'elodie', name: 'Élodie de la Cruz', code: 'EMP004' },
  { id: 'das', name: 'Das Nilsson' },
];
const ids = (found: readonly { readonly id: string }[]): string[] => found.map(({ id }) => id);

test.each<[string, string[]]>([
  ['Nina Das', ['nina']],
  [' nina das ', ['nina']],
  ['Das, Nina', ['nina']],
  ['Das , Nina ', ['nina']],
  ['Das, Nina, Dr', []],
  [',', []],
  ['Nina,', []],
  ['EMP001', ['nina']],
  ['nina@daybook.example', ['nina']],
  ['Ben Okoro', ['ben1', 'ben2']],
  ['Ben Okoro (EMP003)', ['ben2']],
  ['ben okoro(emp003)', ['ben2']],
  ['Ben Okoro  (EMP003) ', ['ben2']],
  ['Ben Okoro (EMP001)', []],
  ['(EMP003)', []],
  ['Ben Okoro (EMP003) again', []],
  ['elodie de la cruz', ['elodie']],
  ['Nina', []],
  ['', []],
  ['  ', []],
])("'%s' names %j", (text, expected) => {
  expect(ids(peopleNamed(text, people))).toEqual(expected);
});

test.each<[string, string[]]>([
  ['nina.das', ['nina']],
  ['nina._das', ['nina']],
  ['ninadas', ['nina']],
  ['de.la', []],
  ['de', ['elodie']],
  ['delacruz', []],
  ['elodiedelacruz', ['elodie']],
  // A first or last name takes precedence over the beginning of one.
  ['das', ['nina', 'das']],
  ['da', ['nina', 'das']],
  ['ni', ['nina', 'das']],
  ['nils', ['das']],
  ['cr', ['elodie']],
  ['ina', []],
  ['', []],
  ['..', []],
])("'%s' is short for %j", (short, expected) => {
  expect(ids(peopleNicknamed(short, people)).sort()).toEqual([...expected].sort());
});

test('the beginning of a whole name counts although it is of no single word', () => {
  expect(ids(peopleNicknamed('elodie d', people))).toEqual(['elodie']);
});
