import type { HistoryField } from '../../domain/history/historyFields';
import type { Subject } from '../visibility/visibilityReadModel';

/** A changed field with readable values: names instead of ids, null for none. */
export interface FieldChange {
  field: HistoryField;
  previous: string | null;
  current: string | null;
}

/** A new entry: a changed field, an action, or a remark. */
export interface NewHistoryEntry {
  subject: Subject;
  actorId: string;
  happenedAt: Date;
  change?: FieldChange;
  action?: string;
  remark?: string;
  /** The milestone that an entry of a project is about. */
  milestoneId?: string;
}
