import { useState, type ReactNode } from 'react';
import type { FieldProblem } from '../../../domain/validation/fieldProblem';
import type { Milestone, ProjectSprint } from '../../api/api';
import { isApiFailure } from '../../api/apiFailure';
import { ChangedMeanwhile } from '../../ui/dialogs/ChangedMeanwhile';
import type { ConflictChoices } from '../../ui/dialogs/conflict';
import { ConflictDialog } from '../../ui/dialogs/ConflictDialog';
import { showSuccess } from '../../ui/dialogs/toaster';
import type { Choice } from '../../ui/form/choice';
import { DayField } from '../../ui/form/DayField';
import { FormDialog } from '../../ui/form/FormDialog';
import type { FormHandle } from '../../ui/form/formHandle';
import { SelectField } from '../../ui/form/SelectField';
import { TextAreaField } from '../../ui/form/TextAreaField';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/useForm';
import { useToday } from '../../widgets/useToday';
import { newPlanValues, planConflict, planFormValues, settledPlan, type PlanFormValues } from './planForm';
import './planning.css';

type StoredPlan = Milestone | ProjectSprint;

export interface PlanDialogProps {
  /** 'Milestone', 'Sprint'. */
  readonly noun: string;
  /** null to add one. */
  readonly plan: StoredPlan | null;
  /** Version of it that is known by now; undefined when it is gone. */
  readonly newestVersion?: number;
  readonly statuses: readonly Choice[];
  readonly problems: (values: PlanFormValues) => readonly FieldProblem[];
  /** Rejects with the call's failure; a competing edit carries what is stored. */
  readonly save: (values: PlanFormValues, version: number | undefined) => Promise<unknown>;
  readonly milestoneName?: (id: string) => string;
  /** Fields of a sprint beyond those of a milestone. */
  readonly children?: (form: FormHandle<PlanFormValues>) => ReactNode;
  readonly onClose: () => void;
}

interface Conflict {
  readonly base: PlanFormValues;
  readonly mine: PlanFormValues;
  readonly stored: StoredPlan;
}

/** Adds or edits a milestone or a sprint. When somebody else has saved meanwhile, the person sees what differs and chooses. */
export function PlanDialog({ noun, plan, newestVersion, statuses, problems, save, milestoneName = (id) => id, children, onClose }: PlanDialogProps) {
  const today = useToday();
  const [conflict, setConflict] = useState<Conflict>();
  // The state that this edit started from: the list may be read anew while the dialog is open.
  const [opened] = useState(() => ({ version: plan?.Version, values: plan ? planFormValues(plan) : newPlanValues }));

  const store = async (values: PlanFormValues, base: PlanFormValues, version: number | undefined): Promise<void> => {
    try {
      await save(values, version);
    } catch (failure) {
      if (!isApiFailure(failure) || failure.current === undefined) throw failure;
      // The 409 carries the record as it is stored now, in the shape in which the contract reads it.
      setConflict({ base, mine: values, stored: failure.current as unknown as StoredPlan });
      // eslint-disable-next-line @typescript-eslint/only-throw-error -- a refusal is plain data, which the form shows
      throw { message: `Somebody else has changed this ${noun.toLowerCase()} meanwhile. Choose what is kept.`, errors: [] };
    }
    void showSuccess(`${noun} ${plan ? 'updated' : 'created'} Successfully`);
    onClose();
  };
  const form = useForm<PlanFormValues>({ initial: opened.values, problems, submit: (values) => store(values, opened.values, opened.version) });
  const saveChosen = async (decided: ConflictChoices): Promise<void> => {
    if (!conflict) return;
    const theirs = planFormValues(conflict.stored);
    await store(settledPlan(conflict.mine, theirs, decided), theirs, conflict.stored.Version);
  };
  const { field } = form;
  return (
    <>
      <FormDialog title={plan ? `Edit ${noun}` : `Add ${noun}`} form={form} submitLabel={plan ? 'Update' : 'Create'} onClose={onClose} width={640}>
        <ChangedMeanwhile noun={noun.toLowerCase()} openedVersion={opened.version} newestVersion={newestVersion} />
        <div className="db-plan-form">
          <TextField field={field('Name')} label="Name" isRequired maxLength={200} autoFocus className="db-plan-form-wide" />
          <DayField field={field('StartDate')} label="Start Date" today={today} />
          <DayField field={field('DueDate')} label="Due Date" minimumDay={form.values.StartDate || undefined} today={today} />
          <SelectField field={field('Status')} label="Status" choices={statuses} isDisabled={statuses.length < 2} help={statuses.length < 2 ? 'Reopen the sprint to change it' : undefined} />
          {children?.(form)}
          <TextAreaField field={field('Description')} label="Description" maxLength={5000} className="db-plan-form-wide" />
        </div>
      </FormDialog>
      {conflict && (
        <ConflictDialog
          key={conflict.stored.Version}
          fields={planConflict(conflict.base, conflict.mine, planFormValues(conflict.stored), milestoneName)}
          onSave={saveChosen}
          onCancel={() => setConflict(undefined)}
        />
      )}
    </>
  );
}
