import type { platforms, projectTypes, ProjectStatus } from '../../../domain/projects/projectChoices';

/** A word for a part of a product, without article: 'container booking'. */
export type Area = string;

/** What a project of the demonstration company is about. Days count back from today. */
export interface ProjectPlan {
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
  /** Last day of work; 0 for a project that goes on. */
  readonly endedDaysAgo: number;
  readonly taskCount: number;
  /** Share of the usual hours that its tasks take; absent for 1. */
  readonly pace?: number;
  readonly areas: readonly Area[];
  /** Who uses the product, in the plural: 'dispatchers'. */
  readonly users: readonly string[];
  readonly milestones: readonly string[];
  /** How many people of each kind work on it. */
  readonly team: { readonly developers: number; readonly testers: number; readonly designers: number };
  /** Whether lead@ leads it technically, and employee@ is a member. */
  readonly hasLeadAccount: boolean;
  readonly hasEmployeeAccount: boolean;
}
