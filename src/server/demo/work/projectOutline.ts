import type { platforms, projectTypes, ProjectStatus } from '../../../domain/projects/projectChoices';

/** A word for a part of a product, without article: 'container booking'. */
export type Area = string;

/** The content of a project of the demonstration company. Days count back from today. */
export interface ProjectOutline {
  readonly shortName: string;
  readonly name: string;
  readonly client: string;
  readonly about: string;
  readonly remark: string | null;
  readonly platform: (typeof platforms)[number];
  readonly projectType: (typeof projectTypes)[number];
  readonly status: ProjectStatus;
  readonly techStacks: readonly string[];
  readonly requirements: readonly string[];
  readonly awardedDaysAgo: number;
  readonly startedDaysAgo: number | null;
  /** Last day of work; 0 for a current project. */
  readonly endedDaysAgo: number;
  readonly taskCount: number;
  /** Factor for the usual hours of its tasks; 1 by default. */
  readonly pace?: number;
  readonly areas: readonly Area[];
  /** The users of the product, in the plural: 'dispatchers'. */
  readonly users: readonly string[];
  readonly milestones: readonly string[];
  /** Number of members by kind. */
  readonly team: { readonly developers: number; readonly testers: number; readonly designers: number };
  /** Whether lead@ leads it technically, and employee@ is a member. */
  readonly hasLeadAccount: boolean;
  readonly hasEmployeeAccount: boolean;
}
