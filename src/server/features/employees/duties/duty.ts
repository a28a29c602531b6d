import type { Kysely } from 'kysely';
import type { DutyKind } from '../../../../domain/employees/duties';
import type { Schema } from '../../../database/schema';
import type { Caller } from '../../../operations/caller';
import type { PossibleSuccessor } from './dutyPeopleReadModel';

/** One item of a duty in the dialog. */
export interface DutyItem {
  readonly id: string;
  readonly text: string;
  /** Address in the client; null without a page. */
  readonly path: string | null;
}

export interface Duty {
  readonly kind: DutyKind;
  /** '' where a person has only one of the kind. */
  readonly subjectId: string;
  /** Name of the subject; '' as above. */
  readonly subject: string;
  readonly items: readonly DutyItem[];
  readonly candidateIds: readonly string[];
  readonly suggestedId: string | null;
}

export interface Leaver {
  readonly id: string;
  readonly full_name: string;
  readonly team_leader_id: string | null;
  readonly granted_flags: readonly string[];
}

/** A duty with its new holder. */
export interface DutyGrant {
  readonly duty: Duty;
  readonly successor: PossibleSuccessor;
}

export interface DutyContext {
  readonly caller: Caller;
  readonly database: Kysely<Schema>;
  readonly now: Date;
  readonly leaving: Leaver;
  /** All active employees except the leaving one, by name. */
  readonly people: readonly PossibleSuccessor[];
}

export interface DutyList {
  readonly duties: readonly Duty[];
  /** Number of items that are invisible to the caller: they are not handed over. */
  readonly hidden: number;
}

/** One kind of duty: who has it and who can, and how it changes hands with its history and a notification. */
export interface DutySource {
  readonly list: (context: DutyContext) => Promise<DutyList>;
  /** All duties of the kind, with the same statements however many. */
  readonly handOver: (context: DutyContext, grants: readonly DutyGrant[]) => Promise<void>;
}

/** For a kind of which an employee has one duty at most. */
export const single =
  (
    handOver: (context: DutyContext, duty: Duty, successor: PossibleSuccessor) => Promise<void>,
  ): DutySource['handOver'] =>
  async (context, [grant]) => {
    if (grant !== undefined) await handOver(context, grant.duty, grant.successor);
  };
