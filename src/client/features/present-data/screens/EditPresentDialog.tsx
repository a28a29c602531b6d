import { Callout } from '@blueprintjs/core';
import {
  figureExplanations,
  figureLimits,
  parseFigure,
  maxCodeLength,
  maxNameLength,
  presentChangeProblems,
  presentFigures,
  presentHeadings,
  presentRowWarnings,
  type PresentRowTexts,
} from '../../../../domain/present-data/presentFields';
import { toMonth, monthName } from '../../../../domain/calendar/month';
import { isBlank } from '../../../../domain/validation/isBlank';
import { personName } from '../../../../domain/wording/personName';
import {
  useGetPresentMonthQuery,
  useGetPresentRecordQuery,
  useListEmployeesByFilterQuery,
  useUpdatePresentRecordMutation,
  type PresentRecord,
} from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { ConcurrentChangeNotice } from '../../../ui/dialogs/ConcurrentChangeNotice';
import { LoadingDialog } from '../../../ui/dialogs/LoadingDialog';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { FormDialog } from '../../../ui/form/FormDialog';
import type { FormHandle } from '../../../ui/form/formHandle';
import { NumberField } from '../../../ui/form/NumberField';
import { TextField } from '../../../ui/form/TextField';
import { useForm } from '../../../ui/form/useForm';
import { useFormValues } from '../../../ui/form/useFormValues';
import { comparedFields } from '../../../widgets/competing-edit/comparedFields';
import { useCompetingEdit } from '../../../widgets/competing-edit/useCompetingEdit';
import { PresentLog } from '../PresentLog';
import { fieldLabel } from '../log/presentTexts';

const width = 940;
/** Former employees too: records may be theirs. */
const everyone = '{}';

type Values = PresentRowTexts;

const toValues = (record: PresentRecord): Values =>
  Object.fromEntries(presentHeadings.map((field) => [field, String(record[field])])) as Values;

/** The row as it would be stored: an empty field keeps the stored value (VAL-059). */
const toStoredRow = (values: Values, stored: Values): Values =>
  Object.fromEntries(
    presentHeadings.map((field) => [field, isBlank(values[field]) ? stored[field] : values[field]]),
  ) as Values;

/** What HR should check although it can be stored, as in the preview of an upload. */
function RowWarnings({ form, stored }: { readonly form: FormHandle<Values>; readonly stored: Values }) {
  const row = useFormValues(form, (values) => toStoredRow(values, stored));
  const { currentData: employees } = useListEmployeesByFilterQuery(everyone);
  if (employees === undefined) return null;
  const code = row.Code.trim().toLowerCase();
  const employee = employees.find(({ Employee_code }) => Employee_code?.toLowerCase() === code);
  const warnings = presentRowWarnings(row, employee && personName(employee));
  if (warnings.length === 0) return null;
  return (
    <Callout compact intent="warning" className="db-present-notice" role="status">
      Please check: {warnings.map(({ message }) => message).join('; ')}
    </Callout>
  );
}

const compared = comparedFields<Values>(presentHeadings.map((key) => ({ key, label: fieldLabel(key) })));

function EditForm({ record, onClose }: { readonly record: PresentRecord; readonly onClose: () => void }) {
  const month = toMonth(record.Date);
  const { currentData: state } = useGetPresentMonthQuery(month);
  const [update] = useUpdatePresentRecordMutation();
  const edit = useCompetingEdit<Values, PresentRecord, PresentRecord>({
    noun: 'record',
    stored: record,
    toValues,
    ...compared,
    send: (values, base) => {
      const figures = Object.fromEntries(
        presentFigures
          .filter((field) => values[field].trim() !== '')
          .map((field) => [field, parseFigure(values[field]) ?? 0]),
      );
      return update({
        id: record._id,
        Seen_version: (base ?? record).Version,
        Name: values.Name,
        Code: values.Code,
        ...figures,
      }).unwrap();
    },
    onSaved: async () => {
      onClose();
      await showSuccess('Record updated successfully');
    },
  });
  const opened = edit.opened ?? record;
  const stored = toValues(opened);
  const form = useForm<Values>({
    name: 'edit-present',
    initial: stored,
    problems: (values) => presentChangeProblems(stored, toStoredRow(values, stored), month),
    submit: edit.save,
  });
  return (
    <>
      <FormDialog
        title={`Edit record of ${monthName(month)}`}
        form={form}
        submitLabel="Update"
        onClose={onClose}
        width={width}
      >
        <ConcurrentChangeNotice noun="record" openedVersion={opened.Version} newestVersion={record.Version} />
        {state?.Closed_at && (
          <Callout compact intent="warning" className="db-present-notice">
            {monthName(month)} is closed: this is a correction.
          </Callout>
        )}
        {record.Attendence_Status !== null && (
          <Callout compact className="db-present-notice">
            Answered with {record.Attendence_Status}
            {record.Attendence_Comment !== null && `: “${record.Attendence_Comment}”`}. When a figure changes, the
            employee is asked again.
          </Callout>
        )}
        <RowWarnings form={form} stored={stored} />
        <div className="db-present-edit">
          <div className="db-present-fields">
            <TextField label="Name" field={form.field('Name')} maxLength={maxNameLength} isRequired />
            <TextField label="Code" field={form.field('Code')} maxLength={maxCodeLength} isRequired />
            {presentFigures.map((figure) => (
              <NumberField
                key={figure}
                label={fieldLabel(figure)}
                field={form.field(figure)}
                step={0.5}
                min={figureLimits[figure].min}
                max={figureLimits[figure].max}
                help={figureExplanations[figure]}
                isRequired
              />
            ))}
          </div>
          <section className="db-present-edit-log" aria-label="Logs of the record">
            <h3>Logs</h3>
            <PresentLog about={{ id: record._id }} />
          </section>
        </div>
      </FormDialog>
      {edit.dialog}
    </>
  );
}

/** SCR-077: every field of one record. */
export function EditPresentDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { currentData: data, error, isFetching, refetch } = useGetPresentRecordQuery({ id });
  const failure = shownFailure(error);
  if (data) return <EditForm record={data} onClose={onClose} />;
  return (
    <LoadingDialog
      title="Edit record"
      width={width}
      what="the record"
      failure={failure}
      onRetry={refetch}
      isRetrying={isFetching}
      onClose={onClose}
    />
  );
}
