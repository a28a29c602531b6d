import type { LocationName, PositionName } from './organisation';

/** The demonstration accounts; all have the password `daybook`. */
export const accountNames = ['hr', 'pm', 'tpm', 'lead', 'employee', 'newcomer'] as const;
export type AccountName = (typeof accountNames)[number];

export interface StaffEntry {
  name: string;
  position: PositionName;
  /** Name of the team leader; null without one. */
  leader: string | null;
  /** Days before today. */
  joinedDaysAgo: number;
  /** Days before today; undefined for active employees. */
  leftDaysAgo?: number;
  account?: AccountName;
  location: LocationName;
}

const HR = 'Maren Holt';
const PM = 'Tobias Lindqvist';
const TPM = 'Priya Ramanath';
const SECOND_TPM = 'Goran Petrick';
const THIRD_TPM = 'Lucia Fontane';
const LEAD = 'Daniel Okonjo';
const SECOND_LEAD = 'Hanne Vesterby';
const MOBILE_LEAD = 'Kenji Asaoka';
const QA_LEAD = 'Sabine Orlow';
const DESIGN_LEAD = 'Mateo Quirante';

/** The 48 employees of the demonstration company. All names are invented. */
export const staffList: readonly StaffEntry[] = [
  { name: HR, position: 'HR Manager', leader: null, joinedDaysAgo: 3120, account: 'hr', location: 'Head Office' },
  { name: PM, position: 'Project Manager', leader: null, joinedDaysAgo: 2890, account: 'pm', location: 'Head Office' },
  {
    name: TPM,
    position: 'Technical Project Manager',
    leader: PM,
    joinedDaysAgo: 2610,
    account: 'tpm',
    location: 'Head Office',
  },
  {
    name: LEAD,
    position: 'Engineering Lead',
    leader: TPM,
    joinedDaysAgo: 2480,
    account: 'lead',
    location: 'Head Office',
  },
  { name: 'Ines Barrowby', position: 'HR Executive', leader: HR, joinedDaysAgo: 2190, location: 'Head Office' },
  {
    name: 'Rhea Solbergen',
    position: 'Project Manager',
    leader: PM,
    joinedDaysAgo: 2105,
    location: 'Riverside Campus',
  },
  {
    name: SECOND_TPM,
    position: 'Technical Project Manager',
    leader: PM,
    joinedDaysAgo: 2020,
    location: 'Riverside Campus',
  },
  {
    name: SECOND_LEAD,
    position: 'Engineering Lead',
    leader: SECOND_TPM,
    joinedDaysAgo: 1985,
    location: 'Riverside Campus',
  },
  { name: QA_LEAD, position: 'QA Lead', leader: TPM, joinedDaysAgo: 1930, location: 'Head Office' },
  { name: MOBILE_LEAD, position: 'Engineering Lead', leader: THIRD_TPM, joinedDaysAgo: 1874, location: 'Head Office' },
  { name: DESIGN_LEAD, position: 'Design Lead', leader: SECOND_TPM, joinedDaysAgo: 1811, location: 'Riverside Campus' },
  { name: THIRD_TPM, position: 'Technical Project Manager', leader: PM, joinedDaysAgo: 1702, location: 'Head Office' },
  { name: 'Amara Whitlocke', position: 'Project Manager', leader: PM, joinedDaysAgo: 1655, location: 'Remote' },
  {
    name: 'Viktor Haldane',
    position: 'Senior Software Engineer',
    leader: LEAD,
    joinedDaysAgo: 1590,
    location: 'Head Office',
  },
  {
    name: 'Leila Farrowan',
    position: 'Senior Software Engineer',
    leader: LEAD,
    joinedDaysAgo: 1498,
    location: 'Head Office',
  },
  {
    name: 'Oskar Brennecke',
    position: 'Senior Software Engineer',
    leader: SECOND_LEAD,
    joinedDaysAgo: 1440,
    location: 'Riverside Campus',
  },
  {
    name: 'Mei Tanaguchi',
    position: 'Senior Software Engineer',
    leader: SECOND_LEAD,
    joinedDaysAgo: 1402,
    location: 'Riverside Campus',
  },
  {
    name: 'Ruben Castellane',
    position: 'Mobile Engineer',
    leader: MOBILE_LEAD,
    joinedDaysAgo: 1377,
    location: 'Head Office',
  },
  { name: 'Elif Yarman', position: 'QA Engineer', leader: QA_LEAD, joinedDaysAgo: 1290, location: 'Head Office' },
  { name: 'Colin Fairleigh', position: 'HR Executive', leader: HR, joinedDaysAgo: 1251, location: 'Head Office' },
  {
    name: 'Sunita Devaraj',
    position: 'Senior Software Engineer',
    leader: LEAD,
    joinedDaysAgo: 1203,
    location: 'Head Office',
  },
  {
    name: 'Piotr Zalenski',
    position: 'Senior Software Engineer',
    leader: SECOND_LEAD,
    joinedDaysAgo: 1150,
    location: 'Remote',
  },
  {
    name: 'Freya Dunmore',
    position: 'UX Designer',
    leader: DESIGN_LEAD,
    joinedDaysAgo: 1098,
    location: 'Riverside Campus',
  },
  { name: 'Chidi Amadike', position: 'Software Engineer', leader: LEAD, joinedDaysAgo: 1044, location: 'Head Office' },
  {
    name: 'Nina Castell',
    position: 'Software Engineer',
    leader: LEAD,
    joinedDaysAgo: 1002,
    account: 'employee',
    location: 'Head Office',
  },
  {
    name: 'Jasper Hollow',
    position: 'Mobile Engineer',
    leader: MOBILE_LEAD,
    joinedDaysAgo: 968,
    location: 'Head Office',
  },
  { name: 'Anouk Delorme', position: 'QA Engineer', leader: QA_LEAD, joinedDaysAgo: 921, location: 'Head Office' },
  {
    name: 'Yusuf Karadan',
    position: 'Software Engineer',
    leader: SECOND_LEAD,
    joinedDaysAgo: 877,
    location: 'Riverside Campus',
  },
  { name: 'Tessa Marlowe', position: 'Software Engineer', leader: LEAD, joinedDaysAgo: 830, location: 'Head Office' },
  { name: 'Emil Rosvall', position: 'Mobile Engineer', leader: MOBILE_LEAD, joinedDaysAgo: 794, location: 'Remote' },
  {
    name: 'Kavya Narang',
    position: 'Software Engineer',
    leader: SECOND_LEAD,
    joinedDaysAgo: 752,
    location: 'Riverside Campus',
  },
  { name: 'Hugo Lavigne', position: 'QA Engineer', leader: QA_LEAD, joinedDaysAgo: 701, location: 'Riverside Campus' },
  {
    name: 'Zofia Wronska',
    position: 'UX Designer',
    leader: DESIGN_LEAD,
    joinedDaysAgo: 666,
    location: 'Riverside Campus',
  },
  {
    name: 'Bram Uitendaal',
    position: 'Software Engineer',
    leader: SECOND_LEAD,
    joinedDaysAgo: 630,
    location: 'Riverside Campus',
  },
  {
    name: 'Noor Haddadi',
    position: 'Senior Software Engineer',
    leader: MOBILE_LEAD,
    joinedDaysAgo: 588,
    location: 'Head Office',
  },
  { name: 'Silas Penrose', position: 'Software Engineer', leader: LEAD, joinedDaysAgo: 541, location: 'Remote' },
  { name: 'Carmen Olivas', position: 'QA Engineer', leader: QA_LEAD, joinedDaysAgo: 498, location: 'Head Office' },
  { name: 'Arjun Mehrotra', position: 'Software Engineer', leader: LEAD, joinedDaysAgo: 455, location: 'Head Office' },
  { name: 'Linnea Strand', position: 'UX Designer', leader: DESIGN_LEAD, joinedDaysAgo: 420, location: 'Remote' },
  {
    name: 'Tariq Benslim',
    position: 'Mobile Engineer',
    leader: MOBILE_LEAD,
    joinedDaysAgo: 389,
    location: 'Head Office',
  },
  {
    name: 'Wanda Kessel',
    position: 'Software Engineer',
    leader: SECOND_LEAD,
    joinedDaysAgo: 344,
    leftDaysAgo: 37,
    location: 'Riverside Campus',
  },
  { name: 'Mikko Saarela', position: 'QA Engineer', leader: QA_LEAD, joinedDaysAgo: 301, location: 'Riverside Campus' },
  { name: 'Dalia Rahmani', position: 'Software Engineer', leader: LEAD, joinedDaysAgo: 264, location: 'Head Office' },
  {
    name: 'Gavin Thorley',
    position: 'Mobile Engineer',
    leader: MOBILE_LEAD,
    joinedDaysAgo: 233,
    location: 'Head Office',
  },
  {
    name: 'Rosa Belmonte',
    position: 'UX Designer',
    leader: DESIGN_LEAD,
    joinedDaysAgo: 198,
    location: 'Riverside Campus',
  },
  { name: 'Ivo Marchetti', position: 'QA Engineer', leader: QA_LEAD, joinedDaysAgo: 152, location: 'Head Office' },
  {
    name: 'Pema Lhakpa',
    position: 'Software Engineer',
    leader: SECOND_LEAD,
    joinedDaysAgo: 96,
    location: 'Riverside Campus',
  },
  {
    name: 'Jonas Abelin',
    position: 'Software Engineer',
    leader: LEAD,
    joinedDaysAgo: 1,
    account: 'newcomer',
    location: 'Head Office',
  },
];
