import { isEmployed, type Person } from '../people/person';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import { makeMilestones, makeSprints } from './milestonesAndSprints';
import type { Project } from './project';
import type { ProjectOutline } from './projectOutline';

/** Creates the projects and distributes employees evenly among them. */
export function makeProjects(
  outlines: readonly ProjectOutline[],
  people: readonly Person[],
  calendar: CompanyCalendar,
  seed: SeededRandom,
): Project[] {
  const dealer = new TeamDealer(people, seed.fork(`teams/${outlines[0]?.shortName ?? ''}`));
  return outlines.map((outline, index) => {
    const random = seed.fork(`project/${outline.shortName}`);
    const createdMs = calendar.at(Math.max(calendar.today - outline.awardedDaysAgo, 0), random.integer(620, 1000));
    const firstDay = calendar.workingDayFrom(
      Math.max(calendar.today - (outline.startedDaysAgo ?? outline.awardedDaysAgo), 2),
      1,
    );
    const lastDay =
      outline.endedDaysAgo === 0 ? calendar.today : calendar.workingDayFrom(calendar.today - outline.endedDaysAgo, -1);
    const team = dealer.team(outline, index, firstDay);
    const milestones = makeMilestones(outline, firstDay, lastDay, index, calendar, random);
    const project = { id: identifier(random, createdMs), outline, ...team, createdMs, firstDay, lastDay, milestones };
    return { ...project, sprints: makeSprints(outline, firstDay, lastDay, index, milestones, calendar, random) };
  });
}

type Team = Pick<Project, 'manager' | 'technicalManager' | 'lead' | 'developers' | 'testers' | 'designers' | 'members'>;

class TeamDealer {
  readonly #people: readonly Person[];
  readonly #random: SeededRandom;
  readonly #projectCounts = new Map<string, number>();

  constructor(people: readonly Person[], random: SeededRandom) {
    this.#people = people;
    this.#random = random;
  }

  team(outline: ProjectOutline, index: number, firstDay: number): Team {
    const manager = this.#inTurn('Project Manager', index);
    const technicalManager = this.#inTurn('Technical Project Manager', index);
    const leads = this.#people.filter(({ position }) => position === 'Engineering Lead');
    const others = leads.filter(({ account }) => account === null);
    const lead = outline.hasLeadAccount
      ? (leads.find(({ account }) => account === 'lead') ?? this.#random.pick(leads))
      : this.#random.pick(others.length > 0 ? others : leads);
    const isMobile = outline.projectType === 'MobileApplication';
    const employee = this.#people.filter(({ account }) => account === 'employee' && outline.hasEmployeeAccount);
    const developers = [
      ...employee,
      ...this.#deal(
        'developer',
        outline.team.developers - employee.length,
        firstDay,
        ({ position }) => (position === 'Mobile Engineer') === isMobile,
      ),
    ];
    const testers = this.#deal('tester', outline.team.testers, firstDay, () => true);
    const designers = this.#deal('designer', outline.team.designers, firstDay, () => true);
    return {
      manager,
      technicalManager,
      lead,
      developers,
      testers,
      designers,
      members: [...new Set([manager, technicalManager, lead, ...developers, ...testers, ...designers])],
    };
  }

  #inTurn(position: Person['position'], index: number): Person {
    const holders = this.#people.filter((person) => person.position === position);
    return holders[index % holders.length] ?? this.#random.pick(holders);
  }

  /** Employees with the fewest projects first; those with `isPreferred` before the others. */
  #deal(
    discipline: Person['discipline'],
    count: number,
    firstDay: number,
    isPreferred: (person: Person) => boolean,
  ): Person[] {
    const pool = this.#people.filter(
      (person) => person.discipline === discipline && person.account === null && isEmployed(person, firstDay + 20),
    );
    const rank = (person: Person): number =>
      (this.#projectCounts.get(person.id) ?? 0) + (isPreferred(person) ? 0 : 1.5);
    const dealt = this.#random
      .shuffled(pool)
      .sort((one, other) => rank(one) - rank(other))
      .slice(0, count);
    dealt.forEach(({ id }) => this.#projectCounts.set(id, (this.#projectCounts.get(id) ?? 0) + 1));
    return dealt;
  }
}
