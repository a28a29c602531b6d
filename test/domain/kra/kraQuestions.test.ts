import {
  maxQuestionTextLength,
  questionLabel,
  questionTextProblems,
  textsInUse,
  questionTexts,
  textsVersion,
} from '../../../src/domain/kra/kraQuestions';

const none = { Q1: null, Q2: null, Q3: null, Q4: null, Q5: null };

test('a text is needed, and has a limit', () => {
  const missing = [{ field: 'Text', message: 'Please Enter Question Text' }];
  for (const text of [undefined, '', '  ', '\u200b']) expect(questionTextProblems(text)).toEqual(missing);
  expect(questionTextProblems('x'.repeat(maxQuestionTextLength))).toEqual([]);
  expect(questionTextProblems('x'.repeat(maxQuestionTextLength + 1))).toEqual([
    { field: 'Text', message: 'At most 250 characters' },
  ]);
});

test('the name stays, with the text behind it where there is one', () => {
  expect(questionLabel('Q1', 'Quality')).toBe('Q1: Quality');
  for (const text of [null, undefined, ' ']) expect(questionLabel('Q1', text)).toBe('Q1');
});

test('the texts by their questions, and one version for all of them', () => {
  const kept = [
    { question: 'Q2', text: 'Delivery', version: 3 },
    { question: 'Q1', text: null, version: 0 },
  ] as const;
  expect(questionTexts(kept)).toEqual({ ...none, Q2: 'Delivery' });
  expect(textsVersion(kept)).toBe(3);
});

test('ratings of several times bring each text once, with the ratings that were given with it', () => {
  const [march, april, may] = [
    { month: '2026-03', Texts: { ...none, Q1: 'Quality', Q5: 'Learning' } },
    { month: '2026-04', Texts: { ...none, Q1: 'Quality of work', Q5: 'Learning' } },
    { month: '2026-05', Texts: null },
  ];
  expect(textsInUse([march, april, may])).toEqual([
    { question: 'Q1', text: 'Quality', ratings: [march] },
    { question: 'Q1', text: 'Quality of work', ratings: [april] },
    { question: 'Q5', text: 'Learning', ratings: [march, april] },
  ]);
  expect(textsInUse([may])).toEqual([]);
});

test('each question has its own text', () => {
  expect(
    questionTexts(
      (['Q5', 'Q4', 'Q3', 'Q2', 'Q1'] as const).map((question) => ({
        question,
        text: `Text of ${question}`,
        version: 1,
      })),
    ),
  ).toEqual({ Q1: 'Text of Q1', Q2: 'Text of Q2', Q3: 'Text of Q3', Q4: 'Text of Q4', Q5: 'Text of Q5' });
});
