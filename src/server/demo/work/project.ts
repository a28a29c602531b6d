import type { TaskStatus } from '../../../domain/tasks/taskChoices';
import type { Person } from '../people/person';
import type { ProjectOutline } from './projectOutline';

/** Days are numbers of the calendar of the company. */
export interface Milestone {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly from: number;
  readonly due: number;
  readonly status: TaskStatus;
}

export interface Sprint extends Milestone {
  readonly milestone: Milestone | null;
  readonly scopeType: string;
}

export interface Project {
  readonly id: string;
  readonly outline: ProjectOutline;
  readonly manager: Person;
  readonly technicalManager: Person;
  readonly lead: Person;
  readonly developers: readonly Person[];
  readonly testers: readonly Person[];
  readonly designers: readonly Person[];
  /** All of the above without duplicates. */
  readonly members: readonly Person[];
  readonly createdMs: number;
  /** First and last day on which tasks are created. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly milestones: readonly Milestone[];
  readonly sprints: readonly Sprint[];
}

/** True for projects that have begun and are neither on hold nor finished. */
export const isInWork = (project: Project, day: number): boolean =>
  project.outline.startedDaysAgo !== null &&
  day >= project.firstDay &&
  day <= project.lastDay + (project.outline.status === 'Completed' ? 25 : 0);
