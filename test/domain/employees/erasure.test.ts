import { erasedTerms, formerIdentity, isConfirmedBy } from '../../../src/domain/employees/erasure';

const former = formerIdentity(17);
const identity = {
  firstNames: ['Asha', 'Asha'],
  middleNames: ['K.'],
  lastNames: ['Rao', 'Iyer'],
  emails: ['asha.rao@company.example'],
  mobiles: ['+91 98765 43210', '12'],
  codes: ['EMP17', '42'],
};

test('a former employee has a number, and an address that no mail reaches', () => {
  expect(former).toEqual({
    name: 'Former employee 17',
    email: 'former-employee-17@erased.invalid',
    code: 'former-17',
  });
});

test('addresses are replaced first, then names, numbers and codes; short numbers and codes stay', () => {
  const terms = erasedTerms(identity, former, false);
  expect(terms.map(({ replacement }) => replacement)).toEqual([former.email, former.name, 'Erased', former.code]);
  expect(terms.every(({ ignoresCase }) => ignoresCase)).toBe(true);
  expect(terms[0]?.pattern).toContain('asha\\.rao@company\\.example');
  expect(terms[3]?.pattern).not.toContain('42');
  expect(terms[2]?.pattern).toContain('9[[:space:]');
});

test('single names are replaced on request only, and with their exact spelling', () => {
  const last = erasedTerms(identity, former, true).at(-1);
  expect(last).toMatchObject({ replacement: former.name, ignoresCase: false });
  expect(last?.pattern).toContain('Rao|Iyer|Asha');
});

test('a person without middle name, telephone number and revealing code has fewer terms', () => {
  const terms = erasedTerms({ ...identity, middleNames: [''], mobiles: [], codes: ['7'] }, former, false);
  expect(terms).toHaveLength(2);
});

test.each([
  ['Asha Rao', true],
  ['  asha   RAO ', true],
  ['Asha', false],
  ['', false],
])('typing “%s” confirms: %s', (typed, isConfirmed) => {
  expect(isConfirmedBy(typed, 'Asha Rao')).toBe(isConfirmed);
});
