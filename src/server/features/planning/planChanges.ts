import type { Day } from '../../../domain/calendar/day';
import { formatDay } from '../../../domain/calendar/formatDay';
import type { PlanDays } from '../../../domain/planning/planningRules';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema';
import { addHistoryEntries } from '../../history/historyRepository';
import type { Call } from '../../operations/call';
import type { Caller } from '../../operations/caller';
import type { MovedTask } from './planRepository';

/** An entry about a milestone or sprint in the history of its project. */
export interface PlanEvent {
  projectId: string;
  /** Continues the name of the employee: "closed the sprint 'Sprint 4'". */
  action: string;
  remark?: string;
  milestoneId?: string;
}

/** The days of a stored milestone or sprint, for the rules of the domain. */
export const storedPlanDays = (stored: { starts_on: Day | null; due_on: Day | null }): PlanDays => ({
  StartDate: stored.starts_on,
  DueDate: stored.due_on,
});

type Actor = { caller: Caller; now: Date };

export async function recordProjectEvent(
  database: Kysely<Schema>,
  { caller, now }: Actor,
  { projectId, action, remark, milestoneId }: PlanEvent,
): Promise<void> {
  await addHistoryEntries(database, [
    {
      subject: { kind: 'project', id: projectId },
      actorId: caller.employeeId,
      happenedAt: now,
      action,
      ...(remark !== undefined && remark !== '' && { remark }),
      ...(milestoneId !== undefined && { milestoneId }),
    },
  ]);
}

/** One history entry for every task that has changed its sprint. */
export async function recordTaskMoves(
  database: Kysely<Schema>,
  { caller, now }: Actor,
  tasks: readonly MovedTask[],
  previous: string | null,
  current: string | null,
): Promise<void> {
  await addHistoryEntries(
    database,
    tasks.map(({ id }) => ({
      subject: { kind: 'task' as const, id },
      actorId: caller.employeeId,
      happenedAt: now,
      change: { field: 'sprint' as const, previous, current },
    })),
  );
}

/** A value before and after, in readable form. */
export interface PlanComparison {
  label: string;
  before: string | null;
  after: string | null;
  isDay?: boolean;
}

const readable = (value: string | null, isDay: boolean): string =>
  value === null || value === '' ? '-' : isDay ? formatDay(value) : value;

/** 'Due Date: 01/03/2026 → 08/03/2026', one line per changed value; '' without changes. */
export const changeText = (comparisons: readonly PlanComparison[]): string =>
  comparisons
    .filter(({ before, after }) => before !== after)
    .map(
      ({ label, before, after, isDay = false }) => `${label}: ${readable(before, isDay)} → ${readable(after, isDay)}`,
    )
    .join('\n');

export type PlanBody = Pick<Call<'createSprint'>['body'], 'Name' | 'Description' | 'StartDate' | 'DueDate' | 'Status'>;
