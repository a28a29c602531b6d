import { Callout } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import type { Milestone, ProjectSprint } from '../../../api/api';
import { ConcurrentChangeNotice } from '../../../ui/dialogs/ConcurrentChangeNotice';
import { showSuccess } from '../../../ui/dialogs/toaster';
import type { Choice } from '../../../ui/form/select/choice';
import { DayField } from '../../../ui/form/day/DayField';
import { FormDialog } from '../../../ui/form/FormDialog';
import type { FormHandle } from '../../../ui/form/formHandle';
import { useFormValues } from '../../../ui/form/useFormValues';
import { SelectField } from '../../../ui/form/select/SelectField';
import { TextAreaField } from '../../../ui/form/TextAreaField';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { useCompetingEdit } from '../../../widgets/competing-edit/useCompetingEdit';
import { useToday } from '../../../widgets/useToday';
import { comparedPlan, newPlanValues, planFormValues, type PlanFormValues } from './planForm';
import './planning.css';

type StoredPlan = Milestone | ProjectSprint;

export interface PlanDialogProps {
  /** 'Milestone', 'Sprint'. */
  readonly noun: string;
  /** null to add one. */
  readonly plan: StoredPlan | null;
  /** Its latest known version; undefined when it was deleted. */
  readonly newestVersion?: number;
  readonly statuses: readonly Choice[];
  readonly problems: (values: PlanFormValues) => readonly FieldProblem[];
  /** Rejects with the call's failure; a competing edit carries the stored record. */
  readonly save: (values: PlanFormValues, version: number | undefined) => Promise<unknown>;
  /** What to know before changing it. */
  readonly notice?: string;
  readonly milestoneName?: (id: string) => string;
  /** Additional fields of a sprint. */
  readonly children?: (form: FormHandle<PlanFormValues>) => ReactNode;
  readonly onClose: () => void;
}

/** Adds or edits a milestone or a sprint. Conflicts with another user's changes are resolved field by field. */
export function PlanDialog({
  noun,
  plan,
  newestVersion,
  statuses,
  problems,
  save,
  notice,
  milestoneName = (id) => id,
  children,
  onClose,
}: PlanDialogProps) {
  const today = useToday();
  const edit = useCompetingEdit<PlanFormValues, StoredPlan, unknown>({
    noun: noun.toLowerCase(),
    stored: plan,
    toValues: planFormValues,
    ...comparedPlan(milestoneName),
    send: (values, base) => save(values, base?.Version),
    onSaved: () => {
      void showSuccess(`${noun} ${plan ? 'updated' : 'created'} Successfully`);
      onClose();
    },
  });
  const form = useForm<PlanFormValues>({
    name: 'plan',
    initial: edit.opened ? planFormValues(edit.opened) : newPlanValues,
    problems,
    submit: edit.save,
  });
  const { field } = form;
  const startDay = useFormValues(form, ({ StartDate }) => StartDate);
  return (
    <>
      <FormDialog
        title={plan ? `Edit ${noun}` : `Add ${noun}`}
        form={form}
        submitLabel={plan ? 'Update' : 'Create'}
        onClose={onClose}
        width={640}
      >
        <ConcurrentChangeNotice
          noun={noun.toLowerCase()}
          openedVersion={edit.opened?.Version}
          newestVersion={newestVersion}
        />
        {notice !== undefined && (
          <Callout compact intent="warning" className="db-plan-notice">
            {notice}
          </Callout>
        )}
        <div className="db-plan-form">
          <TextField
            field={field('Name')}
            label="Name"
            isRequired
            maxLength={200}
            autoFocus
            className="db-plan-form-wide"
          />
          <DayField field={field('StartDate')} label="Start Date" today={today} />
          <DayField field={field('DueDate')} label="Due Date" minDay={startDay || undefined} today={today} />
          <SelectField
            field={field('Status')}
            label="Status"
            choices={statuses}
            disabledReason={statuses.length < 2 ? 'Reopen the sprint to change it' : undefined}
          />
          {children?.(form)}
          <TextAreaField
            field={field('Description')}
            label="Description"
            maxLength={5000}
            className="db-plan-form-wide"
          />
        </div>
      </FormDialog>
      {edit.dialog}
    </>
  );
}
