import { useMemo } from 'react';
import {
  interviewItems,
  interviewModes,
  interviewProblems,
  interviewResults,
  ratingField,
} from '../../../../domain/interviews/interviewRules';
import { asArgument } from '../../../api/fileArgument';
import {
  useListEmployeesQuery,
  useListInterviewersQuery,
  useSaveInterviewMutation,
  type Interview,
} from '../../../api/api';
import { useOverlay } from '../../../screen-state/useOverlay';
import { ConcurrentChangeNotice } from '../../../ui/dialogs/ConcurrentChangeNotice';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { useDiscardQuestion } from '../../../ui/dialogs/useDiscardQuestion';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { toChoices } from '../../../ui/form/select/choice';
import { DayField } from '../../../ui/form/day/DayField';
import { FilesField } from '../../../ui/form/files/FilesField';
import { Form } from '../../../ui/form/Form';
import { MultiSelectField } from '../../../ui/form/select/MultiSelectField';
import { SelectField } from '../../../ui/form/select/SelectField';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { useCompetingEdit } from '../../../widgets/competing-edit/useCompetingEdit';
import { peopleChoices } from '../../../widgets/people/peopleChoices';
import { personName } from '../../../../domain/wording/personName';
import { useToday } from '../../../widgets/useToday';
import {
  comparedInterview,
  interviewBody,
  interviewFormValues,
  toInterviewValues,
  type InterviewFormValues,
  type RatingField,
} from './interviewForm';
import { Button } from '../../../ui/controls/Button';

export interface InterviewFormProps {
  /** null: a candidate is added. */
  readonly stored: Interview | null;
  readonly onSaved: (saved: Interview) => void;
  readonly onClose: () => void;
}

const ratingChoices = toChoices(Array.from({ length: 10 }, (_, index) => String(index + 1)));

/** An open round: saved as a draft any number of times, submitted once. */
export function InterviewForm({ stored, onSaved, onClose }: InterviewFormProps) {
  const today = useToday();
  const submission = useOverlay('submit-round');
  const [save] = useSaveInterviewMutation();
  const { data: employees } = useListEmployeesQuery();
  const { data: interviewers, isFetching } = useListInterviewersQuery();
  const getName = (id: string): string => {
    const person = employees?.find(({ _id }) => _id === id);
    return person ? personName(person) : id;
  };
  const edit = useCompetingEdit<InterviewFormValues, Interview, Interview>({
    noun: 'interview',
    stored,
    toValues: interviewFormValues,
    ...comparedInterview(getName),
    send: (values, base) => {
      const [resume] = values.Resume.added;
      return save({ ...interviewBody(values, base), ...(resume ? { Resume: asArgument([resume]) } : {}) }).unwrap();
    },
    onSaved: async (saved, values) => {
      edit.continueFrom(saved);
      form.reset(interviewFormValues(saved));
      onSaved(saved);
      await showSuccess(values.isSubmitted ? 'Interview submitted' : 'Draft saved');
    },
  });
  const { opened } = edit;
  // Those who were named before stay, whatever their role may open today.
  const people = useMemo(() => {
    const offered = new Set([...(interviewers ?? []), ...(opened?.Interviewers ?? [])].map(({ _id }) => _id));
    return peopleChoices((employees ?? []).filter(({ _id }) => offered.has(_id)));
  }, [employees, interviewers, opened]);
  const form = useForm<InterviewFormValues>({
    name: 'interview',
    initial: interviewFormValues(stored),
    problems: (values) => interviewProblems(toInterviewValues(values), values.isSubmitted),
    submit: edit.save,
  });
  const [leave, discardQuestion] = useDiscardQuestion(form.name, () => form.isDirty, onClose);
  const saveDraft = (): void => {
    form.change('isSubmitted', false);
    void form.submit();
  };
  const askToSubmit = (): void => {
    form.change('isSubmitted', true);
    if (form.check()) submission.open(null);
  };
  // Ctrl+Enter after a submission that failed asks again, as the button does.
  const submitByKey = async (): Promise<boolean> => {
    if (!form.getValues().isSubmitted) return form.submit();
    askToSubmit();
    return false;
  };
  return (
    <Form form={{ ...form, submit: submitByKey }} guard="record" label="Interview">
      <ConcurrentChangeNotice
        noun="interview"
        openedVersion={opened?.Version}
        newestVersion={Math.max(opened?.Version ?? 1, stored?.Version ?? 1)}
      />
      <div className="db-form-columns">
        <TextField field={form.field('Candidate')} label="Candidate" maxLength={120} isRequired autoFocus={!stored} />
        <TextField field={form.field('Position')} label="Position" maxLength={100} isRequired />
        <TextField field={form.field('Email')} label="E-mail" type="email" maxLength={254} isRequired />
        <TextField field={form.field('Mobile')} label="Mobile" type="tel" maxLength={30} />
        <TextField field={form.field('Experience')} label="Experience (years)" maxLength={5} />
        <TextField field={form.field('Notice_period')} label="Notice period (days)" maxLength={4} />
        <TextField field={form.field('Source')} label="Source" maxLength={100} />
        <TextField field={form.field('Round')} label="Round" maxLength={60} isRequired />
        <DayField field={form.field('Date')} label="Date" today={today} isRequired />
        <TextField field={form.field('Time')} label="Time" type="time" isRequired />
        <SelectField
          field={form.field('Mode')}
          label="Mode"
          choices={toChoices(interviewModes)}
          emptyValue=""
          placeholder="Select a mode"
          isRequired
        />
        <SelectField
          field={form.field('Result')}
          label="Result"
          choices={toChoices(interviewResults)}
          emptyValue=""
          placeholder="Not decided yet"
        />
      </div>
      <MultiSelectField
        field={form.field('Interviewers')}
        label="Interviewers"
        choices={people}
        isLoading={isFetching && !interviewers}
        placeholder="Select the interviewers"
      />
      <div className="db-interview-ratings">
        {interviewItems.map((item) => (
          <SelectField
            key={item}
            field={form.field(ratingField(item) as RatingField)}
            label={`${item} (1–10)`}
            choices={ratingChoices}
            emptyValue=""
            placeholder="-"
          />
        ))}
      </div>
      <TextAreaField field={form.field('Remarks')} label="Remarks" maxLength={5000} />
      <FilesField field={form.field('Resume')} label="Résumé" isSingle />
      <div className="db-interview-buttons">
        <Button text="Close" onClick={leave} disabled={form.isSubmitting} />
        <Button
          text="Save draft"
          loading={form.isSubmitting && !form.getValues().isSubmitted}
          disabled={form.isSubmitting}
          onClick={saveDraft}
        />
        <Button intent="primary" text="Submit" disabled={form.isSubmitting} onClick={askToSubmit} />
      </div>
      <ConfirmDialog
        name="submit-round"
        isOpen={submission.isOpen}
        title="Submit this round?"
        confirmLabel="Submit"
        onConfirm={() => {
          submission.close();
          void form.submit();
        }}
        onCancel={() => {
          submission.close();
          form.change('isSubmitted', false);
        }}
      >
        A submitted round can no longer be changed. You can then open the next round.
      </ConfirmDialog>
      {discardQuestion}
      {edit.dialog}
    </Form>
  );
}
