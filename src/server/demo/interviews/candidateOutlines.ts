import type { InterviewResult } from '../../../domain/interviews/interviewRules';
import type { PositionName } from '../people/organisation';

/** The result of a round; 'Draft' is not submitted. */
export type RoundOutcome = InterviewResult | 'Draft';

export interface CandidateOutline {
  /** Invented, like all names of the demonstration company. */
  readonly name: string;
  readonly position: PositionName;
  readonly experienceYears: number;
  readonly noticeDays: number | null;
  readonly source: string;
  /** Working days from today to the first round; negative: before today. */
  readonly firstRound: number;
  /** One per round, in order. */
  readonly outcomes: readonly RoundOutcome[];
  /** False without a résumé. */
  readonly hasResume: boolean;
}

/** Candidates of the last months. */
export const candidateOutlines: readonly CandidateOutline[] = [
  {
    name: 'Tarek Velmont',
    position: 'Senior Software Engineer',
    experienceYears: 8,
    noticeDays: 60,
    source: 'Referral',
    firstRound: -34,
    outcomes: ['Selected', 'Selected', 'Selected'],
    hasResume: true,
  },
  {
    name: 'Giulia Santerre',
    position: 'UX Designer',
    experienceYears: 5.5,
    noticeDays: 30,
    source: 'Portfolio site',
    firstRound: -31,
    outcomes: ['Selected', 'Rejected'],
    hasResume: true,
  },
  {
    name: 'Owen Thackeray',
    position: 'Software Engineer',
    experienceYears: 2,
    noticeDays: 15,
    source: 'Job board',
    firstRound: -29,
    outcomes: ['Rejected'],
    hasResume: true,
  },
  {
    name: 'Nadia Kessler',
    position: 'QA Engineer',
    experienceYears: 4,
    noticeDays: 30,
    source: 'Referral',
    firstRound: -26,
    outcomes: ['Selected', 'Selected'],
    hasResume: true,
  },
  {
    name: 'Bram Oudekerk',
    position: 'Mobile Engineer',
    experienceYears: 6,
    noticeDays: 90,
    source: 'Agency',
    firstRound: -22,
    outcomes: ['Selected', 'Hold'],
    hasResume: true,
  },
  {
    name: 'Farida Nasrin',
    position: 'Software Engineer',
    experienceYears: 3,
    noticeDays: 30,
    source: 'Career page',
    firstRound: -19,
    outcomes: ['Selected', 'Selected', 'Draft'],
    hasResume: true,
  },
  {
    name: 'Leopold Grauer',
    position: 'Software Engineer',
    experienceYears: 1,
    noticeDays: null,
    source: 'University fair',
    firstRound: -17,
    outcomes: ['Rejected'],
    hasResume: false,
  },
  {
    name: 'Ayumi Hoshikawa',
    position: 'Senior Software Engineer',
    experienceYears: 9.5,
    noticeDays: 60,
    source: 'Agency',
    firstRound: -13,
    outcomes: ['Selected', 'Selected'],
    hasResume: true,
  },
  {
    name: 'Kofi Asantewaa',
    position: 'Mobile Engineer',
    experienceYears: 3.5,
    noticeDays: 30,
    source: 'Referral',
    firstRound: -10,
    outcomes: ['Hold'],
    hasResume: true,
  },
  {
    name: 'Helene Birkedal',
    position: 'HR Executive',
    experienceYears: 4,
    noticeDays: 45,
    source: 'Career page',
    firstRound: -8,
    outcomes: ['Selected', 'Draft'],
    hasResume: true,
  },
  {
    name: 'Miro Stanescu',
    position: 'QA Engineer',
    experienceYears: 2.5,
    noticeDays: 30,
    source: 'Job board',
    firstRound: -5,
    outcomes: ['Rejected'],
    hasResume: false,
  },
  {
    name: 'Clara Montfort',
    position: 'Project Manager',
    experienceYears: 11,
    noticeDays: 90,
    source: 'Referral',
    firstRound: -4,
    outcomes: ['Selected', 'Draft'],
    hasResume: true,
  },
  {
    name: 'Dev Malhotra',
    position: 'Software Engineer',
    experienceYears: 4.5,
    noticeDays: 30,
    source: 'Job board',
    firstRound: -1,
    outcomes: ['Draft'],
    hasResume: true,
  },
  {
    name: 'Solveig Ahlmann',
    position: 'UX Designer',
    experienceYears: 7,
    noticeDays: 60,
    source: 'Portfolio site',
    firstRound: 2,
    outcomes: ['Draft'],
    hasResume: true,
  },
  {
    name: 'Ibrahim Calloun',
    position: 'Senior Software Engineer',
    experienceYears: 6.5,
    noticeDays: 30,
    source: 'Career page',
    firstRound: 4,
    outcomes: ['Draft'],
    hasResume: false,
  },
];

/** Titles of the rounds, in order. */
export const roundTitles = ['Screening', 'Technical interview', 'Final interview'] as const;

export const roundRemarks: Readonly<Record<RoundOutcome, readonly string[]>> = {
  Selected: [
    'Clear answers, asks the right questions back.',
    'Solid craft and good examples of own work.',
    'Would fit the team well; salary is within the range.',
    'Solved the exercise in half the time.',
  ],
  Hold: [
    'Good, but the notice period is long. Decide when the budget of the next quarter is known.',
    'Strong in one field only: ask again when the second position opens.',
  ],
  Rejected: [
    'Friendly conversation, experience does not match the position.',
    'Could not explain own project in depth.',
  ],
  Draft: ['Ask about testing and about working with clients.', 'Bring the exercise on paper.'],
};
