import { Callout, Checkbox, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useMemo, useRef } from 'react';
import { useSelector } from 'react-redux';
import { countedShare } from '../../../../domain/wording/counted';
import { ReasonButton } from '../../../ui/controls/ReasonButton';
import { asArgument } from '../../../api/fileArgument';
import { api, useImportEmployeesMutation, useListEmployeeRecordsQuery, type EmployeeImport } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { Scope } from '../../../screen-state/Scope';
import { useScreenState } from '../../../screen-state/useScreenState';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { useDiscardQuestion } from '../../../ui/dialogs/useDiscardQuestion';
import { noFiles, type FileChoice } from '../../../ui/form/files/fileChoice';
import { FilesField } from '../../../ui/form/files/FilesField';
import { useForm } from '../../../ui/form/useForm';
import { useFormValues } from '../../../ui/form/useFormValues';
import { useSubmission } from '../../../ui/form/useSubmission';
import { useUnsavedChangesGuard } from '../../../ui/form/useUnsavedChangesGuard';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { DataTable } from '../../../table/grid/DataTable';
import { defaultTableView } from '../../../table/view/tableView';
import { useStretchedColumns } from '../../../table/view/useStretchedColumns';
import { OutdatedPreviewNotice } from '../../../widgets/file-preview/OutdatedPreviewNotice';
import { PreviewSummary } from '../../../widgets/file-preview/PreviewSummary';
import { useFilePreview } from '../../../widgets/file-preview/useFilePreview';
import './employees.css';
import { Button } from '../../../ui/controls/Button';
import { Dialog } from '../../../ui/dialogs/Dialog';

type Row = EmployeeImport['Rows'][number];

const outcomes = [
  { value: 'Error', label: 'Error', tone: 'danger' },
  { value: 'Add', label: 'Add', tone: 'success' },
  { value: 'Change', label: 'Change', tone: 'primary' },
  { value: 'Unchanged', label: 'Unchanged', tone: 'neutral' },
] as const;
/** A checked line. Problems and changes are listed one below the other, so that none is cut off. */
interface CheckedLine extends Omit<Row, 'Errors' | 'Changes'> {
  readonly key: string;
  readonly detail: string;
}

const toCheckedLines = ({ Errors, Changes, ...row }: Row): CheckedLine[] => {
  const details = Errors.length > 0 ? Errors : Changes;
  return (details.length > 0 ? details : ['']).map((detail, index) => ({
    ...row,
    key: `${row.Line}.${index}`,
    detail,
  }));
};

const columns: readonly ColumnDefinition<CheckedLine>[] = [
  { key: 'line', header: 'Line', type: 'number', width: 64, isSummed: false, value: (row) => row.Line },
  { key: 'code', header: 'Code', type: 'text', width: 96, value: (row) => row.Employee_code },
  { key: 'name', header: 'Name', type: 'text', width: 170, value: (row) => row.Name },
  {
    key: 'outcome',
    header: 'Action',
    type: 'status',
    width: 124,
    value: (row) => row.Outcome,
    choices: outcomes,
  },
  {
    key: 'detail',
    header: 'Errors and changes',
    type: 'text',
    width: 600,
    value: ({ detail }) => detail,
    cell: ({ detail, Outcome }) => ({ text: detail, title: detail, tone: Outcome === 'Error' ? 'danger' : undefined }),
  },
];
const untouched = defaultTableView(columns, { sort: [{ key: 'outcome', direction: 'asc' }] });
const rowKey = ({ key }: CheckedLine): string => key;
const headings =
  'Code, Name (or First name and Last name), E-mail, Role permission, Position, Department, Team leader, Location, Vertical, Shift, Mobile, Joined';

/** As wide as the window allows: there is a sentence per problem. */
function CheckedRows({ rows }: { readonly rows: readonly Row[] }) {
  const timeZone = useSelector(selectTimeZone);
  const [view, setView] = useScreenState('tables', 'view', untouched);
  const frame = useRef<HTMLDivElement>(null);
  const stretched = useStretchedColumns(columns, view, frame, false);
  const source = useMemo(() => ({ kind: 'array', rows: rows.flatMap(toCheckedLines), rowKey }) as const, [rows]);
  return (
    <div className="db-import-rows" ref={frame}>
      <DataTable
        name="Rows of the file"
        columns={stretched}
        source={source}
        view={view}
        onViewChange={setView}
        timeZone={timeZone}
        exportName="Import of employees"
      />
    </div>
  );
}

/**
 * Imports employees from a spreadsheet: shows the result row by row, and stores it only when no row has an error and no
 * employee of the file was changed since.
 */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [importEmployees, { data: outcome }] = useImportEmployeesMutation();
  const { data: employees } = useListEmployeeRecordsQuery();
  const [isInviting, setInviting] = useScreenState('drafts', 'import/is-inviting', true);
  const form = useForm<{ File: FileChoice }>({
    name: 'import-file',
    initial: { File: noFiles },
    submit: () => undefined,
  });
  const file = useFormValues(form, ({ File: choice }) => choice.added[0]);
  const args = file && { File: asArgument([file]) };
  const versions = employees?.reduce((sum, { Version }) => sum + Version, 0);
  const { preview, isOutdated, check, seenVersions } = useFilePreview(
    api.endpoints.previewEmployeeImport,
    args,
    outcome?.Is_stored ? undefined : versions,
  );
  const shown = preview?.Rows;
  const getCount = (outcome: Row['Outcome']): number => (shown ?? []).filter((row) => row.Outcome === outcome).length;
  const errors = getCount('Error');
  const effective = getCount('Add') + getCount('Change');

  const { isRunning, failure, run } = useSubmission<'check' | 'store'>('send', async (step) => {
    if (step === 'check' || !args || seenVersions === undefined) return check();
    const { Is_stored } = await importEmployees({
      ...args,
      Seen_versions: seenVersions,
      Invite: isInviting ? 'true' : 'false',
    }).unwrap();
    if (!Is_stored) return check();
    onClose();
    await showSuccess(`${getCount('Add')} added, ${getCount('Change')} changed`);
  });
  const [ask, question] = useDiscardQuestion('import', () => file !== undefined, onClose);
  useUnsavedChangesGuard(file !== undefined);
  const shut = (): void => {
    if (!isRunning) ask();
  };
  return (
    <>
      <Dialog
        isOpen
        title="Import employees"
        onClose={shut}
        style={{ width: shown ? 1600 : 720 }}
        canOutsideClickClose={!file}
      >
        <DialogBody>
          {failure && (
            <Callout
              compact
              intent={failure.isCancelled ? 'none' : 'danger'}
              role={failure.isCancelled ? 'status' : 'alert'}
              className="db-dialog-failure"
            >
              {failure.message}
            </Callout>
          )}
          <FilesField
            field={form.field('File')}
            label="Excel or CSV file"
            accept=".xlsx,.csv"
            isSingle
            isSending={isRunning}
            reasonAgainst={(chosen) => (/\.(xlsx|csv)$/i.test(chosen.name) ? null : 'is not an .xlsx or .csv file')}
          />
          <p className="db-muted">{`Headings as in the exported list: ${headings}. A row with an existing code changes that employee; other rows add one. Columns that are not in the file stay as they are.`}</p>
          {shown && (
            <>
              {isOutdated && <OutdatedPreviewNotice what="Employees of the file" />}
              <PreviewSummary hasErrors={errors > 0} isOutdated={isOutdated}>
                {errors > 0
                  ? `${countedShare(errors, shown.length, 'row')} ${errors === 1 ? 'has' : 'have'} errors. Nothing is stored until the file has none.`
                  : `${getCount('Add')} to add, ${getCount('Change')} to change, ${getCount('Unchanged')} unchanged.`}
              </PreviewSummary>
              <Scope name="import">
                <CheckedRows rows={shown} />
              </Scope>
              {getCount('Add') > 0 && (
                <Checkbox
                  checked={isInviting}
                  label="Email new employees a link to set a password"
                  onChange={(event) => setInviting(event.currentTarget.checked)}
                />
              )}
            </>
          )}
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text="Cancel" onClick={shut} disabled={isRunning} />
              {shown && errors === 0 && !isOutdated ? (
                <ReasonButton
                  intent="primary"
                  text={
                    effective === 0 ? 'Nothing to import' : `Import ${effective === 1 ? '1 row' : `${effective} rows`}`
                  }
                  disabledReason={effective === 0 ? 'The file contains no changes' : undefined}
                  loading={isRunning}
                  onClick={() => void run('store')}
                />
              ) : (
                <ReasonButton
                  intent="primary"
                  text="Check"
                  disabledReason={file ? undefined : 'Choose a file first'}
                  loading={isRunning}
                  onClick={() => void run('check')}
                />
              )}
            </>
          }
        />
      </Dialog>
      {question}
    </>
  );
}
