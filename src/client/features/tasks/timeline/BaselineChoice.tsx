import { formatDay } from '../../../../domain/calendar/formatDay';
import { baselineProblems, maxBaselineName } from '../../../../domain/schedule/baselines';
import { useDeleteBaselineMutation, useSaveBaselineMutation, type Baseline } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import { useOverlay } from '../../../screen-state/useOverlay';
import { Button } from '../../../ui/controls/Button';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { useToday } from '../../../widgets/useToday';
import { lastSaved, type useBaseline } from './useBaseline';

const none = 'none';

interface SaveDialogProps {
  readonly projectId: string;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

function SaveBaselineDialog({ projectId, onSaved, onClose }: SaveDialogProps) {
  const today = useToday();
  const [save] = useSaveBaselineMutation();
  const form = useForm({
    name: 'baseline',
    initial: { Name: `Plan of ${formatDay(today)}` },
    problems: ({ Name }) => baselineProblems(Name),
    submit: async ({ Name }) => {
      const saved = await save({ Project_id: projectId, Name }).unwrap();
      onSaved(saved._id);
      void showSuccess(`Baseline saved with ${saved.Tasks} ${saved.Tasks === 1 ? 'task' : 'tasks'}`);
    },
  });
  return (
    <FormDialog title="Save baseline" form={form} submitLabel="Save" onClose={onClose} width={420}>
      <TextField
        field={form.field('Name')}
        label="Name"
        isRequired
        maxLength={maxBaselineName}
        help="The present days of all tasks are kept under this name, to compare the plan with later"
        autoFocus
      />
    </FormDialog>
  );
}

function DeleteBaselineDialog({ baseline, onDone }: { readonly baseline: Baseline; readonly onDone: () => void }) {
  const [remove] = useDeleteBaselineMutation();
  const confirm = async (): Promise<void> => {
    await remove({ id: baseline._id }).unwrap();
    onDone();
    void showSuccess('Baseline deleted');
  };
  return (
    <ConfirmDialog
      name="delete-baseline"
      isOpen
      title="Delete this baseline?"
      confirmLabel="Delete"
      intent="danger"
      onConfirm={confirm}
      onCancel={onDone}
    >
      <strong>{baseline.Name}</strong>, saved by {baseline.Saved_by}, cannot be compared with any more.
    </ConfirmDialog>
  );
}

export interface BaselineChoiceProps {
  readonly projectId: string | undefined;
  readonly baseline: ReturnType<typeof useBaseline>;
}

/** The baseline that the timeline is compared with; managers of projects save and delete baselines. */
export function BaselineChoice({ projectId, baseline }: BaselineChoiceProps) {
  const { baselines, chosen, isLastOfAll, choose } = baseline;
  const mayEdit = useIsPermitted('Project.Edit_Project');
  const saving = useOverlay<true>('save-baseline');
  const deleting = useOverlay<true>('delete-baseline');
  const choices =
    projectId === undefined
      ? [{ value: lastSaved, label: 'Last saved of each project' }]
      : baselines.map(({ _id, Name }) => ({ value: _id, label: Name }));
  return (
    <>
      {choices.length > 0 && (
        <FilterSelect
          text="Baseline"
          choices={[{ value: none, label: 'None' }, ...choices]}
          value={chosen?._id ?? (isLastOfAll ? lastSaved : none)}
          onPick={(value) => choose(value === none ? undefined : value)}
        />
      )}
      {projectId !== undefined && mayEdit && (
        <Button
          {...lensMark('Project.Edit_Project')}
          size="small"
          variant="minimal"
          text="Save baseline"
          onClick={() => saving.open(true)}
        />
      )}
      {chosen && mayEdit && (
        <Button
          {...lensMark('Project.Edit_Project')}
          size="small"
          variant="minimal"
          text="Delete baseline"
          onClick={() => deleting.open(true)}
        />
      )}
      {saving.props && projectId !== undefined && (
        <SaveBaselineDialog
          projectId={projectId}
          onSaved={(id) => {
            saving.close();
            choose(id);
          }}
          onClose={saving.close}
        />
      )}
      {deleting.props && chosen && <DeleteBaselineDialog baseline={chosen} onDone={deleting.close} />}
    </>
  );
}
