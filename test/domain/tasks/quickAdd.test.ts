import fc from 'fast-check';
import {
  parseQuickAdd,
  quickAddCompletions,
  withCompletion,
  withLiteral,
  type QuickAddContext,
} from '../../../src/domain/tasks/quickAdd';

// A Monday.
const today = '2026-03-02';
const context: QuickAddContext = {
  today,
  people: [
    { id: 'nina', name: 'Nina Das', code: 'EMP001' },
    { id: 'ben1', name: 'Ben Okoro', code: 'EMP002' },
    { id: 'ben2', name: 'Ben Okoro', code: 'EMP003' },
    { id: 'elodie', name: 'Élodie de la Cruz', code: 'EMP004' },
    { id: 'noor', name: 'Noor Ali', code: 'EMP005' },
  ],
};
const read = (line: string) => {
  const { tokens: _tokens, problems, ...values } = parseQuickAdd(line, context);
  return problems.length > 0 ? { ...values, problem: problems[0]?.message } : values;
};

test.each<[string, object]>([
  ['Fix login', { summary: 'Fix login' }],
  [
    'Fix login !high @nina tomorrow 4h',
    { summary: 'Fix login', priority: 'HIGH', assigneeId: 'nina', dueDate: '2026-03-03', hours: 4 },
  ],
  [
    '!high Fix @nina the #bug login 4h tomorrow',
    {
      summary: 'Fix the login',
      priority: 'HIGH',
      assigneeId: 'nina',
      issueType: 'Bug',
      dueDate: '2026-03-03',
      hours: 4,
    },
  ],
  ['Fix !m', { summary: 'Fix', priority: 'MEDIUM' }],
  ['Fix !important things', { summary: 'Fix !important things' }],
  ['Fix it!', { summary: 'Fix it!' }],
  ['Fix !', { summary: 'Fix !' }],
  ['Fix tomorrow @', { summary: 'Fix @', dueDate: '2026-03-03' }],
  ['Fix #story', { summary: 'Fix', issueType: 'Story' }],
  ['Fix issue #12', { summary: 'Fix issue #12' }],
  ['Fix @nina.das', { summary: 'Fix', assigneeId: 'nina' }],
  ['Fix @ninadas', { summary: 'Fix', assigneeId: 'nina' }],
  ['Fix @NINA', { summary: 'Fix', assigneeId: 'nina' }],
  ['Fix @no', { summary: 'Fix', assigneeId: 'noor' }],
  ['Fix @elodie', { summary: 'Fix', assigneeId: 'elodie' }],
  ['Fix @EMP003', { summary: 'Fix', assigneeId: 'ben2' }],
  ['Fix @n', { summary: 'Fix', problem: '@n could be 2 members: choose one' }],
  ['Fix @ben', { summary: 'Fix', problem: '@ben could be 2 members: choose one' }],
  ['Fix @tob', { summary: 'Fix', problem: 'No member is called tob' }],
  ['Write to a@b.example', { summary: 'Write to a@b.example' }],
  ['Fix \\@nina \\!high', { summary: 'Fix @nina !high' }],
  ['Copy \\\\server\\share', { summary: 'Copy \\\\server\\share' }],
  ['Fix today', { summary: 'Fix', dueDate: '2026-03-02' }],
  ['Fix friday', { summary: 'Fix', dueDate: '2026-03-06' }],
  ['Fix by friday', { summary: 'Fix', dueDate: '2026-03-06' }],
  ['Fix due mon', { summary: 'Fix', dueDate: '2026-03-09' }],
  ['Fix next week', { summary: 'Fix', dueDate: '2026-03-09' }],
  ['Fix next friday', { summary: 'Fix', dueDate: '2026-03-13' }],
  ['Fix in 3 days', { summary: 'Fix', dueDate: '2026-03-05' }],
  ['Fix in 2 weeks 1d', { summary: 'Fix', dueDate: '2026-03-16', hours: 8 }],
  ['Fix 31/12', { summary: 'Fix', dueDate: '2026-12-31' }],
  ['Fix 01/03', { summary: 'Fix', dueDate: '2027-03-01' }],
  ['Fix 31/12/2026', { summary: 'Fix', dueDate: '2026-12-31' }],
  ['Fix 2026-12-31', { summary: 'Fix', dueDate: '2026-12-31' }],
  ['Fix 31/02/2026', { summary: 'Fix 31/02/2026' }],
  ['Prepare the monday meeting', { summary: 'Prepare the monday meeting' }],
  ['Prepare the \\monday', { summary: 'Prepare the monday' }],
  ['Plan next \\week', { summary: 'Plan next week' }],
  ['Plan 4h \\tomorrow', { summary: 'Plan tomorrow', hours: 4 }],
  ['Answer the 4h outage', { summary: 'Answer the 4h outage' }],
  ['Fix 30m', { summary: 'Fix', hours: 0.5 }],
  ['Fix 1.5h', { summary: 'Fix', hours: 1.5 }],
  ['Fix 1,5h', { summary: 'Fix', hours: 1.5 }],
  ['Fix 1h30m', { summary: 'Fix', hours: 1.5 }],
  ['Fix 1d', { summary: 'Fix', hours: 8 }],
  ['Fix 0h', { summary: 'Fix 0h' }],
  ['Fix 99999h', { summary: 'Fix 99999h' }],
  ['Upgrade to 46083', { summary: 'Upgrade to 46083' }],
  ['Meet at 1:30', { summary: 'Meet at 1:30' }],
  ['Fix 2h 4h', { summary: 'Fix 2h', hours: 4 }],
  ['Fix !low !high', { summary: 'Fix !low', priority: 'HIGH' }],
  ['Fix @ben @tob', { summary: 'Fix @ben', problem: 'No member is called tob' }],
  ['Fix @tob @nina', { summary: 'Fix @tob', assigneeId: 'nina' }],
  ['!high', { summary: '', priority: 'HIGH' }],
  ['Fix on friday', { summary: 'Fix', dueDate: '2026-03-06' }],
  ['Fix UNTIL friday', { summary: 'Fix', dueDate: '2026-03-06' }],
  ['Fix due tomorrow', { summary: 'Fix', dueDate: '2026-03-03' }],
  ['Fix from friday', { summary: 'Fix from', dueDate: '2026-03-06' }],
  ['by friday', { summary: '', dueDate: '2026-03-06' }],
  ['Wait \\3 \\days', { summary: 'Wait \\3 days' }],
  ['Wait two \\WEEKS', { summary: 'Wait two WEEKS' }],
  ['Wait a \\day', { summary: 'Wait a day' }],
  ['Count \\holidays and \\weekends', { summary: 'Count \\holidays and \\weekends' }],
  ['Take \\4h off tomorrow', { summary: 'Take 4h off', dueDate: '2026-03-03' }],
  ['Ask \\nina tomorrow', { summary: 'Ask \\nina', dueDate: '2026-03-03' }],
  ['Fix  the\tlogin ', { summary: 'Fix the login' }],
  ['', { summary: '' }],
])('%j', (line, values) => {
  expect(read(line)).toEqual(values);
});

const marked = fc.constantFrom('!high', '!low', '@nina', '@noor', '#bug', '#story');
const atEnd = fc.constantFrom('tomorrow', 'friday', '4h', '30m', '2026-12-31');
const plain = fc.stringMatching(/^[A-Za-z]{3,9}$/).filter((word) => parseQuickAdd(word, context).tokens.length === 0);
const nonEmpty = fc.array(plain, { minLength: 1, maxLength: 6 });

test('plain words stay as they are, whatever follows them', () => {
  fc.assert(
    fc.property(nonEmpty, fc.uniqueArray(fc.oneof(marked, atEnd), { maxLength: 4 }), (words, parts) => {
      expect(parseQuickAdd([...words, ...parts].join(' '), context).summary.startsWith(words.join(' '))).toBe(true);
    }),
  );
});

test('the order of the parts behind the summary does not matter', () => {
  const kinds = fc.tuple(
    fc.constantFrom('!high', '!low'),
    fc.constantFrom('@nina', '@noor'),
    fc.constantFrom('#bug', '#story'),
    fc.constantFrom('tomorrow', '31/12/2026', 'next week'),
    fc.constantFrom('4h', '1d'),
  );
  fc.assert(
    fc.property(
      nonEmpty,
      kinds,
      fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 5, maxLength: 5 }),
      (words, parts, order) => {
        const turned = [...parts]
          .map((part, index) => ({ part, at: order[index] ?? 0 }))
          .sort((left, right) => left.at - right.at);
        const values = (line: string) => {
          const { tokens: _tokens, problems: _problems, ...rest } = parseQuickAdd(line, context);
          return rest;
        };
        expect(values([...words, ...turned.map(({ part }) => part)].join(' '))).toEqual(
          values([...words, ...parts].join(' ')),
        );
      },
    ),
  );
});

test('Escape often enough keeps every word as text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(plain, marked, atEnd, fc.constantFrom('by', 'next', 'week', 'in', '3', 'days', '@tob')), {
        maxLength: 8,
      }),
      (words) => {
        let [line, cursor] = [words.join(' '), 0];
        for (let press = 0; press < 20; press++) {
          const next = withLiteral(line, cursor, context);
          if (!next) break;
          ({ line, cursor } = next);
        }
        const { summary, tokens, problems } = parseQuickAdd(line, context);
        expect([summary, tokens, problems]).toEqual([words.join(' '), [], []]);
      },
    ),
  );
});

test('no line is lost or makes it fail', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (line) => {
      const { tokens, summary } = parseQuickAdd(line, context);
      for (const { start, end } of tokens) expect(line.slice(start, end).trim()).toBe(line.slice(start, end));
      expect(summary.length).toBeLessThanOrEqual(line.length);
      quickAddCompletions(line, line.length, context);
    }),
  );
});

const offered = (line: string) => quickAddCompletions(line, line.length, context)?.choices.map(({ label }) => label);
test.each<[string, string[] | undefined]>([
  ['Fix !', ['HIGH', 'MEDIUM', 'LOW']],
  ['Fix !h', ['HIGH']],
  ['Fix !x', undefined],
  ['Fix #', ['Bug', 'Task', 'Story']],
  ['Fix @', ['Nina Das', 'Ben Okoro', 'Ben Okoro', 'Élodie de la Cruz', 'Noor Ali']],
  ['Fix @n', ['Nina Das', 'Noor Ali', 'Ben Okoro', 'Ben Okoro']],
  ['Fix @cruz', ['Élodie de la Cruz']],
  ['Fix tom', ['tomorrow']],
  ['Fix ne', ['next week']],
  ['Fix t', undefined],
  ['Fix tomorrow', undefined],
  ['Fix ', undefined],
])('completion of %j', (line, labels) => {
  expect(offered(line)).toEqual(labels);
});

test('a completion puts in what means that person alone, and is read as that person', () => {
  const line = 'Fix @ben 4h';
  const choices = quickAddCompletions(line, 8, context)?.choices ?? [];
  const ids = choices.map((choice) => parseQuickAdd(withCompletion(line, choice).line, context).assigneeId);
  expect(ids).toEqual(['ben1', 'ben2']);
  expect(choices.map((choice) => withCompletion(line, choice))).toEqual([
    { line: 'Fix @EMP002 4h', cursor: 12 },
    { line: 'Fix @EMP003 4h', cursor: 12 },
  ]);
});

const part = (line: string) =>
  parseQuickAdd(line, context).tokens.map(({ kind, start, end, shown }) => [kind, line.slice(start, end), shown]);
test.each<[string, [string, string, string][]]>([
  [
    'Fix !h @noor #b',
    [
      ['priority', '!h', 'HIGH'],
      ['assignee', '@noor', 'Noor Ali'],
      ['type', '#b', 'Bug'],
    ],
  ],
  [
    'Fix 1h30m by in 3 days',
    [
      ['duration', '1h30m', '1.5 Hr'],
      ['due', 'by in 3 days', '05/03/2026'],
    ],
  ],
  [
    'Fix next friday 4h',
    [
      ['due', 'next friday', '13/03/2026'],
      ['duration', '4h', '4 Hr'],
    ],
  ],
  ['Fix the login', []],
])('the parts of %j are where they stand', (line, parts) => {
  expect(part(line)).toEqual(parts);
});

test('a problem says where it stands and who could be meant', () => {
  const findProblem = (line: string) => {
    const [problem, ...more] = parseQuickAdd(line, context).problems;
    expect(more).toEqual([]);
    return problem && [line.slice(problem.start, problem.end), problem.people.map(({ id }) => id)];
  };
  expect(findProblem('Fix @ben 4h')).toEqual(['@ben', ['ben1', 'ben2']]);
  expect(findProblem('Fix @tob 4h')).toEqual(['@tob', []]);
});

test.each<[string, number, object | undefined]>([
  // The cursor is in the word or directly behind it.
  ['Fix !hi it', 4, undefined],
  [
    'Fix !hi it',
    5,
    { kind: 'priority', isMarked: true, labels: ['HIGH', 'MEDIUM', 'LOW'], insert: '!high', at: '!hi' },
  ],
  ['Fix !hi it', 7, { kind: 'priority', isMarked: true, labels: ['HIGH'], insert: '!high', at: '!hi' }],
  ['Fix #S', 6, { kind: 'type', isMarked: true, labels: ['Story'], insert: '#story', at: '#S' }],
  ['Fix #x', 6, undefined],
  ['Fix @zzz', 8, undefined],
  [
    'Fix @ELO',
    8,
    { kind: 'assignee', isMarked: true, labels: ['Élodie de la Cruz'], insert: '@Élodie.de.la.Cruz', at: '@ELO' },
  ],
  ['Fix TO', 6, { kind: 'due', isMarked: false, labels: ['today', 'tomorrow'], insert: 'today', at: 'TO' }],
  ['Fix fr', 6, { kind: 'due', isMarked: false, labels: ['friday'], insert: 'friday', at: 'fr' }],
  ['Fix fr  ', 6, { kind: 'due', isMarked: false, labels: ['friday'], insert: 'friday', at: 'fr' }],
  ['Fix fri', 6, undefined],
  ['Fix fr it', 6, undefined],
  ['Fix xx', 6, undefined],
])('completion of %j at %i', (line, cursor, expected) => {
  const found = quickAddCompletions(line, cursor, context);
  const [first] = found?.choices ?? [];
  expect(
    found &&
      first && {
        kind: found.kind,
        isMarked: found.isMarked,
        labels: found.choices.map(({ label }) => label),
        insert: first.insert,
        at: line.slice(first.start, first.end),
      },
  ).toEqual(expected);
});

test('completions say what distinguishes them: the day that a word means, the code of a person', () => {
  const hints = (line: string) => quickAddCompletions(line, line.length, context)?.choices.map(({ hint }) => hint);
  expect(hints('Fix to')).toEqual(['02/03/2026', '03/03/2026']);
  expect(hints('Fix @ben')).toEqual(['EMP002', 'EMP003']);
  expect(hints('Fix !')).toEqual([undefined, undefined, undefined]);
  const uncoded = { ...context, people: [{ id: 'ada', name: 'Ada Byron' }] };
  expect(quickAddCompletions('Fix @a', 6, uncoded)?.choices).toEqual([
    { label: 'Ada Byron', insert: '@Ada.Byron', start: 4, end: 6 },
  ]);
});

test('at most eight people are offered', () => {
  const people = Array.from({ length: 9 }, (_, index) => ({ id: `${index}`, name: `Ada ${'abcdefghi'[index]}` }));
  for (const line of ['Fix @', 'Fix @ada'])
    expect(quickAddCompletions(line, line.length, { today, people })?.choices.map(({ label }) => label)).toEqual(
      people.slice(0, 8).map(({ name }) => name),
    );
});

test('a person is completed by what means them alone: the name, the code, the address, and else the name', () => {
  const twin = (more: object) => ({ id: 'b', name: 'Ben Okoro', ...more });
  const inserted = (person: object) =>
    quickAddCompletions('@ben', 4, {
      today,
      people: [{ id: 'a', name: 'Ben Okoro', code: 'EMP001', email: 'ben@daybook.example' }, twin(person)],
    })?.choices.at(-1)?.insert;
  expect(inserted({ name: ' Benno   Okoro ' })).toBe('@Benno.Okoro');
  expect(inserted({ code: 'EMP002', email: 'okoro@daybook.example' })).toBe('@EMP002');
  expect(inserted({ code: 'EMP 002', email: 'okoro@daybook.example' })).toBe('@okoro@daybook.example');
  expect(inserted({ code: 'EMP001', email: 'okoro@daybook.example' })).toBe('@okoro@daybook.example');
  expect(inserted({ code: 'EMP 002' })).toBe('@Ben.Okoro');
});

test('a completion puts one blank behind itself, and the cursor after it', () => {
  const completion = { label: 'HIGH', insert: '!high', start: 4, end: 6 };
  expect(withCompletion('Fix !h', completion)).toEqual({ line: 'Fix !high ', cursor: 10 });
  expect(withCompletion('Fix !h it', completion)).toEqual({ line: 'Fix !high it', cursor: 10 });
  expect(withCompletion('Fix !h, it', completion)).toEqual({ line: 'Fix !high , it', cursor: 10 });
});

test.each<[string, number, string, number]>([
  // The part at the cursor, its ends included; none there: the last.
  ['Fix !high 4h', 4, 'Fix \\!high 4h', 4],
  ['Fix !high 4h', 6, 'Fix \\!high 4h', 7],
  ['Fix !high 4h', 9, 'Fix \\!high 4h', 10],
  ['Fix !high 4h', 10, 'Fix !high \\4h', 10],
  ['Fix !high 4h', 0, 'Fix !high \\4h', 0],
  ['Fix @tob 4h', 7, 'Fix \\@tob 4h', 8],
  // Of a date the last word.
  ['Fix by next week', 9, 'Fix by next \\week', 9],
  ['Fix by next week', 16, 'Fix by next \\week', 17],
])('Escape in %j at %i', (line, cursor, escaped, moved) => {
  expect(withLiteral(line, cursor, context)).toEqual({ line: escaped, cursor: moved });
});
test('Escape outside of the parts takes the last one of the line, a name that is not clear as well', () => {
  // The problem is behind the part, and before it.
  for (const [line, escaped] of [
    ['Fix it !high now @ben', 'Fix it !high now \\@ben'],
    ['Fix it @ben now !high', 'Fix it @ben now \\!high'],
  ] as const)
    expect(withLiteral(line, 2, context)?.line).toBe(escaped);
});
test('without a part Escape changes nothing', () => {
  expect(withLiteral('Fix the login', 3, context)).toBeUndefined();
});
test('a person without a code is offered without a hint, and chosen by the first name that is only theirs', () => {
  const people = [
    { id: 'a', name: 'Ada Moss', email: 'ada@daybook.example' },
    { id: 'b', name: 'Ada Moss', code: 'EMP009', email: 'moss@daybook.example' },
  ];
  const choices = quickAddCompletions('Fix @ada', 8, { today, people })?.choices;
  expect(choices).toEqual([
    expect.objectContaining({ label: 'Ada Moss', insert: '@ada@daybook.example' }),
    expect.objectContaining({ label: 'Ada Moss', insert: '@EMP009', hint: 'EMP009' }),
  ]);
  expect(choices?.[0]).not.toHaveProperty('hint');
});
