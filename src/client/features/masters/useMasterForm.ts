import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import { showSuccess } from '../../ui/dialogs/toaster';
import type { FormHandle } from '../../ui/form/formHandle';
import { useForm } from '../../ui/form/useForm';

export interface MasterFormOptions<Values extends object> {
  readonly initial: Values;
  readonly problems: (values: Values) => readonly FieldProblem[];
  /** Rejects with an ApiFailure. */
  readonly save: (values: Values) => Promise<unknown>;
  readonly savedMessage: string;
  readonly onClose: () => void;
}

/** The form of an entry: saves, says so, and closes. A refusal stands in the form with everything that was entered. */
export const useMasterForm = <Values extends object>({ initial, problems, save, savedMessage, onClose }: MasterFormOptions<Values>): FormHandle<Values> =>
  useForm<Values>({
    initial,
    problems,
    submit: async (values) => {
      await save(values);
      onClose();
      await showSuccess(savedMessage);
    },
  });
