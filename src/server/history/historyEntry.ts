import type { HistoryField } from '../../domain/history/historyFields';
import type { Subject } from '../visibility/visibilityReadModel';

/** A field that a save has changed; values as a person reads them: names and not ids, null for nothing. */
export interface FieldChange {
  field: HistoryField;
  previous: string | null;
  current: string | null;
}

/** An entry to be written: a changed field, something that was done, or a remark. */
export interface NewHistoryEntry {
  subject: Subject;
  actorId: string;
  happenedAt: Date;
  change?: FieldChange;
  action?: string;
  remark?: string;
}
