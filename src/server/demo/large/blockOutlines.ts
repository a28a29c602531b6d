import { candidateOutlines, type CandidateOutline } from '../interviews/candidateOutlines';
import { currentProjects } from '../work/currentProjects';
import { otherProjects } from '../work/otherProjects';
import type { ProjectOutline } from '../work/projectOutline';
import type { PositionName } from '../people/organisation';
import type { StaffEntry } from '../people/staffList';
import { pooledName, poolSize } from './namePool';

const projectsOfBlock = 6;
export const tasksOfBlock = 11_010;
export const peopleOfBlock = 50;
const candidatesOfBlock = 4;
/** Tasks of the six projects of a block, large and small. */
const taskCounts = [3200, 2400, 1900, 1500, 1210, 800] as const;
const daysAgo = [470, 430, 380, 300, 260, 210] as const;
const clients = [
  'Amberfield',
  'Blue Quay',
  'Copperline',
  'Dunmere',
  'Eastgate',
  'Fairhaven',
  'Greystone',
  'Hollybrook',
  'Ironbridge',
  'Juniper Hill',
  'Kingswater',
  'Longacre',
  'Millrace',
] as const;

const positionsOfBlock: readonly (readonly [PositionName, number])[] = [
  ['Project Manager', 1],
  ['Technical Project Manager', 1],
  ['Engineering Lead', 3],
  ['QA Lead', 1],
  ['Design Lead', 1],
  ['Senior Software Engineer', 9],
  ['Software Engineer', 17],
  ['Mobile Engineer', 5],
  ['QA Engineer', 9],
  ['UX Designer', 3],
];

/** One of the software engineers, in the middle of the list. */
const placeOfLeaver = 25;

/** The employees of a block; team leaders belong to the same block. One engineer has left in the last half year. */
export function blockStaff(block: number): StaffEntry[] {
  const places = positionsOfBlock.flatMap(([position, count]) => Array.from({ length: count }, () => position));
  const nameAt = (place: number): string => pooledName(block * peopleOfBlock + place);
  const placesByPosition = (position: PositionName): number[] =>
    places.flatMap((held, place) => (held === position ? [place] : []));
  const managers = placesByPosition('Project Manager');
  const technicalManagers = placesByPosition('Technical Project Manager');
  const findLeader = (position: PositionName, place: number): number | undefined => {
    if (position === 'Project Manager') return undefined;
    if (position === 'Technical Project Manager') return managers[0];
    if (position.endsWith('Lead')) return technicalManagers[0];
    const leads = placesByPosition(
      position === 'QA Engineer' ? 'QA Lead' : position === 'UX Designer' ? 'Design Lead' : 'Engineering Lead',
    );
    return leads[place % leads.length];
  };
  return places.map((position, place) => {
    const leader = findLeader(position, place);
    return {
      name: nameAt(place),
      position,
      leader: leader === undefined ? null : nameAt(leader),
      joinedDaysAgo: 560 + ((block * 37 + place * 53) % 2400),
      ...(place === placeOfLeaver && { leftDaysAgo: 20 + ((block * 41) % 160) }),
      location: (['Head Office', 'Riverside Campus', 'Remote'] as const)[(block + place) % 3] ?? 'Remote',
    };
  });
}

/** Candidates like those of the small company, without files, with names that no employee has. */
export function blockCandidates(block: number): CandidateOutline[] {
  return Array.from({ length: candidatesOfBlock }, (_, place) => {
    const number = block * candidatesOfBlock + place;
    const model = candidateOutlines[number % candidateOutlines.length] as CandidateOutline;
    return { ...model, name: pooledName(poolSize - 1 - number), hasResume: false };
  });
}

/** The projects of a block: like the nine of the small company, for other clients. */
export function blockOutlines(block: number): ProjectOutline[] {
  const models = [...currentProjects, ...otherProjects];
  return taskCounts.map((taskCount, index) => {
    const number = block * projectsOfBlock + index;
    const model = models[number % models.length] as ProjectOutline;
    const client = `${clients[number % clients.length] ?? ''} Group`;
    const isOver = index === 5 && block % 2 === 1;
    return {
      ...model,
      shortName: shortName(number),
      name: `${model.name} ${client}`,
      client,
      remark: null,
      status: isOver ? 'Completed' : 'InProgress',
      awardedDaysAgo: (daysAgo[index] ?? 200) + 20,
      startedDaysAgo: daysAgo[index] ?? 200,
      endedDaysAgo: isOver ? 60 : 0,
      taskCount,
      pace: 0.35,
      team: { developers: 9, testers: 3, designers: 1 },
      hasLeadAccount: index === 0,
      hasEmployeeAccount: false,
    };
  });
}

/** Q and three letters: no project of the small company begins with Q. */
function shortName(number: number): string {
  const letter = (value: number): string => String.fromCharCode(65 + (value % 26));
  return `Q${letter(Math.floor(number / 676))}${letter(Math.floor(number / 26))}${letter(number)}`;
}
