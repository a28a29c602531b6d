import {
  averageRating,
  interviewItems,
  interviewProblems,
  ratingField,
  type InterviewValues,
} from '../../../src/domain/interviews/interviewRules';

const all = Object.fromEntries(interviewItems.map((item) => [item, 7]));
const round: InterviewValues = {
  Candidate: 'Ira Candidate',
  Email: 'ira@mail.example',
  Mobile: '',
  Position: 'Developer',
  Experience: '2.5',
  Notice_period: '30',
  Round: 'First',
  Date: '2026-03-02',
  Time: '09:30',
  Mode: 'Video',
  interviewerIds: ['p'],
  ratings: all,
  Result: 'Hold',
};
const years = 'Years from 0 to 60, with one decimal at most';
const days = 'Days from 0 to 365';
const mobile = 'A phone number has 6 to 20 digits, blanks, brackets or hyphens';
const rating = 'A rating is a whole number from 1 to 10';

test.each<[Partial<InterviewValues>, string, string]>([
  [{ Candidate: ' ' }, 'Candidate', 'Please Enter Candidate Name'],
  [{ Email: '' }, 'Email', 'Please Enter E-mail'],
  [{ Email: 'ira' }, 'Email', 'This is not a mail address'],
  [{ Mobile: '123' }, 'Mobile', mobile],
  [{ Mobile: '123456x' }, 'Mobile', mobile],
  [{ Mobile: 'x123456' }, 'Mobile', mobile],
  [{ Position: '' }, 'Position', 'Please Enter Position'],
  [{ Experience: '60.1' }, 'Experience', years],
  [{ Experience: '2.55' }, 'Experience', years],
  [{ Experience: '1x' }, 'Experience', years],
  [{ Experience: 'x1' }, 'Experience', years],
  [{ Experience: '-1' }, 'Experience', years],
  [{ Notice_period: '366' }, 'Notice_period', days],
  [{ Notice_period: '1.5' }, 'Notice_period', days],
  [{ Notice_period: 'x1' }, 'Notice_period', days],
  [{ Round: '' }, 'Round', 'Please Enter Round'],
  [{ Date: '2026-02-30' }, 'Date', 'Please Select Date'],
  [{ Time: '24:00' }, 'Time', 'Please Enter Time'],
  [{ Time: '9:30' }, 'Time', 'Please Enter Time'],
  [{ Time: '09:60' }, 'Time', 'Please Enter Time'],
  [{ Time: '09:30:00' }, 'Time', 'Please Enter Time'],
  [{ Time: '009:30' }, 'Time', 'Please Enter Time'],
  [{ Mode: 'Letter' }, 'Mode', 'Please Select Mode'],
  [{ Result: 'Maybe' }, 'Result', 'Please Select Result'],
  [{ ratings: { ...all, Coding: 0 } }, 'rating.Coding', rating],
  [{ ratings: { ...all, Coding: 11 } }, 'rating.Coding', rating],
  [{ ratings: { ...all, Coding: 5.5 } }, 'rating.Coding', rating],
  [{ ratings: { ...all, 'Small talk': 5 } }, 'rating.Small_talk', rating],
])('%j is rejected, in a draft too', (changes, field, message) => {
  for (const isSubmitting of [false, true])
    expect(interviewProblems({ ...round, ...changes }, isSubmitting)).toEqual([{ field, message }]);
});

test.each<Partial<InterviewValues>>([
  {},
  { Email: ' ira@mail.example ' },
  { Mobile: ' +91 (22) 123-45 ' },
  { Experience: '' },
  { Experience: '60' },
  { Experience: '0' },
  { Notice_period: '' },
  { Notice_period: '365' },
  { Time: '23:59' },
  { Time: '00:00' },
  { ratings: Object.fromEntries(interviewItems.map((item, index) => [item, index === 0 ? 1 : 10])) },
])('%j is fine', (changes) => {
  expect(interviewProblems({ ...round, ...changes }, true)).toEqual([]);
});

test('a draft may leave out what a submitted round needs', () => {
  const draft = { ...round, interviewerIds: [], ratings: {}, Result: '' };
  expect(interviewProblems(draft, false)).toEqual([]);
  expect(interviewProblems(draft, true)).toEqual([
    { field: 'Interviewers', message: 'Please Select Interviewers' },
    ...interviewItems.map((item) => ({ field: ratingField(item), message: `Please add rating for ${item}` })),
    { field: 'Result', message: 'Please Select Result' },
  ]);
});

test('the average is that of the given ratings, with two decimals', () => {
  expect(averageRating({})).toBeNull();
  expect(averageRating({ Coding: 5 })).toBe(5);
  expect(averageRating({ Coding: 5, Testing: 6, Tools: 6 })).toBe(5.67);
  expect(averageRating({ Coding: 5, 'Small talk': 10 })).toBe(5);
});
