import type { ReactNode } from 'react';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import { ChangedMeanwhile } from '../../../ui/dialogs/ChangedMeanwhile';
import { showSuccess } from '../../../ui/dialogs/toaster';
import type { FormHandle } from '../../../ui/form/formHandle';
import { useForm } from '../../../ui/form/useForm';
import { comparedFields, type ComparedField } from '../../../widgets/competing-edit/comparedFields';
import { useCompetingEdit } from '../../../widgets/competing-edit/useCompetingEdit';

/** An entry as a form starts from it. */
export interface EditedEntry {
  readonly _id: string;
  readonly Version: number;
}

export interface MasterFormOptions<Values extends object, Entry extends EditedEntry> {
  /** 'location', in the middle of a sentence. */
  readonly noun: string;
  /** null: one is added. */
  readonly stored: Entry | null;
  readonly valuesOf: (stored: Entry | null) => Values;
  readonly compared: readonly ComparedField<Values>[];
  readonly problems: (values: Values) => readonly FieldProblem[];
  /** `about` says which entry is changed, and in which version. Rejects with an ApiFailure. */
  readonly save: (values: Values, about: { id?: string; Version?: number }) => Promise<unknown>;
  readonly savedMessage: string;
  readonly onClose: () => void;
}

export interface MasterForm<Values extends object> {
  readonly form: FormHandle<Values>;
  /** For the top of the form: somebody else has changed the entry since it was opened. */
  readonly notice: ReactNode;
  /** Opens when somebody else has changed the entry meanwhile. */
  readonly conflict: ReactNode;
}

/** The form of an entry: saves, says so, and closes. A refusal stands in the form with everything that was entered. */
export function useMasterForm<Values extends object, Entry extends EditedEntry>({
  noun,
  stored,
  valuesOf,
  compared,
  problems,
  save,
  savedMessage,
  onClose,
}: MasterFormOptions<Values, Entry>): MasterForm<Values> {
  const edit = useCompetingEdit<Values, Entry, unknown>({
    noun,
    stored,
    valuesOf,
    ...comparedFields(compared),
    send: (values, base) => save(values, base ? { id: base._id, Version: base.Version } : {}),
    onSaved: async () => {
      onClose();
      await showSuccess(savedMessage);
    },
  });
  const form = useForm<Values>({ initial: valuesOf(edit.opened), problems, submit: edit.save });
  const notice = <ChangedMeanwhile noun={noun} openedVersion={edit.opened?.Version} newestVersion={stored?.Version} />;
  return { form, notice, conflict: edit.dialog };
}
