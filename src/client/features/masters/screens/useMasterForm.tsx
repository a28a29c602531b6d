import type { ReactNode } from 'react';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import { ConcurrentChangeNotice } from '../../../ui/dialogs/ConcurrentChangeNotice';
import { showSuccess } from '../../../ui/dialogs/toaster';
import type { FormHandle } from '../../../ui/form/formHandle';
import { useForm } from '../../../ui/form/useForm';
import { comparedFields, type ComparedField } from '../../../widgets/competing-edit/comparedFields';
import { useCompetingEdit } from '../../../widgets/competing-edit/useCompetingEdit';

/** The entry at the start of the edit. */
export interface EditedEntry {
  readonly _id: string;
  readonly Version: number;
}

/** What the dialog of a master edits. */
export interface OpenedEntry<Entry> {
  /** null: an entry is added. */
  readonly stored: Entry | null;
  /** Another user has deleted it since it was opened; `stored` is what was last known of it. */
  readonly isDeleted: boolean;
  readonly onClose: () => void;
}

export interface MasterFormOptions<Values extends object, Entry extends EditedEntry> extends OpenedEntry<Entry> {
  /** 'location', in the middle of a sentence. */
  readonly noun: string;
  readonly toValues: (stored: Entry | null) => Values;
  readonly compared: readonly ComparedField<Values>[];
  readonly problems: (values: Values) => readonly FieldProblem[];
  /** `about` has the id and version of the changed entry. Rejects with an ApiFailure. */
  readonly save: (values: Values, about: { id?: string; Version?: number }) => Promise<unknown>;
  readonly savedMessage: string;
}

export interface MasterForm<Values extends object> {
  readonly form: FormHandle<Values>;
  /** Saving adds an entry. */
  readonly isNew: boolean;
  /** Shown at the top of the form when another user has changed the entry since it was opened. */
  readonly notice: ReactNode;
  /** Opens when another user has changed the entry concurrently. */
  readonly conflict: ReactNode;
}

/**
 * The form of an entry: saves, shows the result, and closes. After a rejection the form stays with everything entered.
 * Nothing brings a deleted entry back, so saving adds it again.
 */
export function useMasterForm<Values extends object, Entry extends EditedEntry>({
  noun,
  stored,
  isDeleted,
  toValues,
  compared,
  problems,
  save,
  savedMessage,
  onClose,
}: MasterFormOptions<Values, Entry>): MasterForm<Values> {
  const edit = useCompetingEdit<Values, Entry, unknown>({
    noun,
    stored,
    toValues,
    ...comparedFields(compared),
    send: (values, base) => save(values, base && !isDeleted ? { id: base._id, Version: base.Version } : {}),
    onSaved: async () => {
      onClose();
      await showSuccess(savedMessage);
    },
  });
  const form = useForm<Values>({ name: 'master', initial: toValues(edit.opened), problems, submit: edit.save });
  const notice = (
    <ConcurrentChangeNotice
      noun={noun}
      openedVersion={edit.opened?.Version}
      newestVersion={isDeleted ? undefined : stored?.Version}
      whenDeleted={`'Add' saves your entries as a new ${noun}.`}
    />
  );
  return { form, isNew: stored === null || isDeleted, notice, conflict: edit.dialog };
}
