import { maxQuestionTextLength, questionTextProblems } from '../../../../domain/kra/kraQuestions';
import { useSaveKraQuestionMutation, type KraQuestion } from '../../../api/api';
import { FormDialog } from '../../../ui/form/FormDialog';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { useMasterForm, type OpenedEntry } from './useMasterForm';

interface Values {
  Text: string;
}

/** Changes what a question asks. */
export function KraQuestionDialog({
  stored,
  isDeleted,
  onClose,
}: OpenedEntry<KraQuestion> & { readonly stored: KraQuestion }) {
  const [save] = useSaveKraQuestionMutation();
  const { form, notice, conflict } = useMasterForm<Values, KraQuestion>({
    noun: 'question',
    stored,
    isDeleted,
    toValues: (entry) => ({ Text: entry?.Text ?? '' }),
    compared: [{ key: 'Text', label: 'Text' }],
    problems: ({ Text }) => questionTextProblems(Text),
    save: ({ Text }, { Version }) => save({ Question: stored.Question, Text, Version }).unwrap(),
    savedMessage: 'Question updated successfully',
    onClose,
  });
  return (
    <>
      <FormDialog title={`Edit ${stored.Question}`} form={form} submitLabel="Update" onClose={onClose} width={560}>
        {notice}
        <TextAreaField
          field={form.field('Text')}
          label="Text"
          maxLength={maxQuestionTextLength}
          help="Ratings from now on show this text. Earlier ratings keep the text that they were given with."
          autoFocus
          isRequired
        />
      </FormDialog>
      {conflict}
    </>
  );
}
