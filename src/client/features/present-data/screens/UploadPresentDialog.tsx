import { Callout } from '@blueprintjs/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { DownloadIcon } from '@blueprintjs/icons';
import { isDay } from '../../../../domain/calendar/isDay';
import { presentHeadings, presentMessages } from '../../../../domain/present-data/presentFields';
import { toMonth, monthName } from '../../../../domain/calendar/month';
import {
  useLazyPreviewPresentRecordsQuery,
  usePreviewPresentRecordsQuery,
  useUploadPresentRecordsMutation,
} from '../../../api/api';
import { asArgument } from '../../../api/fileArgument';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { DayField } from '../../../ui/form/day/DayField';
import { noFiles, type FileChoice } from '../../../ui/form/files/fileChoice';
import { FilesField } from '../../../ui/form/files/FilesField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useForm } from '../../../ui/form/useForm';
import { useFormValues } from '../../../ui/form/useFormValues';
import type { FileReference } from '../../../browser/pendingFiles';
import { useToday } from '../../../widgets/useToday';
import { useUploadProgress } from '../../../widgets/useUploadProgress';
import { useScreenState } from '../../../screen-state/useScreenState';
import { PresentPreviewTable } from './PresentPreviewTable';
import { Button } from '../../../ui/controls/Button';

/** Downloads an empty file with the headings that an upload needs. */
async function savePresentTemplate(): Promise<void> {
  const { saveAs } = await import('file-saver');
  // With the byte order mark Excel knows that the file is UTF-8.
  saveAs(
    new Blob([`\uFEFF${presentHeadings.join(',')}\r\n`], { type: 'text/csv;charset=utf-8' }),
    'Employee Data template.csv',
  );
}

interface Values {
  readonly date: string;
  readonly employee_file: FileChoice;
}

/** The checked date and file: another one has to be checked again. */
interface CheckedFile {
  readonly date: string;
  readonly file: FileReference;
  /** Of the records that it replaces, as the user has seen them. */
  readonly storedVersions: number;
}

const getPreviewArgs = (date: string, file: FileReference) => ({ date, employee_file: asArgument([file]) });

const reasonAgainst = (file: File): string | null =>
  /\.(xlsx|csv)$/i.test(file.name) ? null : 'is not an .xlsx or .csv file';

const getProblems = ({ date, employee_file }: Values) => [
  ...(isDay(date) ? [] : [{ field: 'date', message: presentMessages.date }]),
  ...(employee_file.added.length === 1 ? [] : [{ field: 'employee_file', message: presentMessages.file }]),
];

/**
 * SCR-078: the first press checks the file, the second stores it. A file with a wrong row is not stored. The preview is
 * read again when records of the month are changed, and has to be checked again then.
 */
export function UploadPresentDialog({ onClose }: { readonly onClose: () => void }) {
  const today = useToday();
  const [look] = useLazyPreviewPresentRecordsQuery();
  const [upload] = useUploadPresentRecordsMutation();
  const [looked, setChecked] = useScreenState<CheckedFile | null>('drafts', 'checked', null);
  const isChecked = ({ date, employee_file: { added } }: Values): boolean =>
    looked?.date === date && looked.file.fileRef === added[0]?.fileRef;
  const { currentData: preview } = usePreviewPresentRecordsQuery(
    looked ? getPreviewArgs(looked.date, looked.file) : skipToken,
  );
  const hasProblems = preview?.Rows.some((row) => row.Problems.length > 0) ?? false;
  const isOutdated = looked !== null && preview !== undefined && preview.Stored_versions !== looked.storedVersions;
  const form = useForm<Values>({
    name: 'upload-present',
    initial: { date: '', employee_file: noFiles },
    problems: getProblems,
    submit: async (values) => {
      const { date } = values;
      const [file] = values.employee_file.added;
      if (file === undefined) return;
      if (!isChecked(values) || !preview || hasProblems || isOutdated) {
        const { Stored_versions: storedVersions } = await look(getPreviewArgs(date, file)).unwrap();
        setChecked({ date, file, storedVersions });
        return;
      }
      const seen = { Seen_versions: looked?.storedVersions };
      const { month, added, replaced } = await upload({ ...getPreviewArgs(date, file), ...seen }).unwrap();
      onClose();
      await showSuccess(`${monthName(month)}: ${added} added, ${replaced} replaced`);
    },
  });
  // A check stores nothing, so the form still has unsaved changes.
  const values = useFormValues(form, (entered) => entered);
  const isDirty = values.date !== '' || values.employee_file.added.length > 0;
  const getProgress = useUploadProgress(values.employee_file.added);
  const shown = isChecked(values) ? preview : undefined;
  const template = (
    <Button variant="minimal" icon={<DownloadIcon />} text="Template" onClick={() => void savePresentTemplate()} />
  );
  const count = shown?.Rows.length ?? 0;
  return (
    <FormDialog
      title="Upload employee present data"
      form={{ ...form, isDirty }}
      submitLabel={
        shown && !hasProblems && !isOutdated ? `Store ${count} ${count === 1 ? 'record' : 'records'}` : 'Check the file'
      }
      onClose={onClose}
      width={shown ? 1200 : 520}
      footer={template}
    >
      <DayField
        label="Date"
        field={form.field('date')}
        maxDay={today}
        today={today}
        isRequired
        help={
          isDay(values.date) ? `Records of ${monthName(toMonth(values.date))}` : 'Any day in the month of the records'
        }
      />
      <FilesField
        label="File"
        field={form.field('employee_file')}
        accept=".xlsx,.csv"
        reasonAgainst={reasonAgainst}
        getProgress={getProgress}
        isSingle
        isRequired
        help={`.xlsx or .csv with the headings ${presentHeadings.join(', ')}`}
      />
      {shown && (
        <>
          {isOutdated && (
            <Callout compact intent="warning" role="status" className="db-present-notice">
              Records of {monthName(shown.Month)} were changed since you checked the file. The rows below show what your
              file would replace now; check it again to store it.
            </Callout>
          )}
          {shown.Notices.map((notice) => (
            <Callout key={notice} compact intent="warning" className="db-present-notice">
              {notice}
            </Callout>
          ))}
          <PresentPreviewTable preview={shown} />
        </>
      )}
    </FormDialog>
  );
}
