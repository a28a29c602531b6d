import { Callout } from '@blueprintjs/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { DownloadIcon } from '@blueprintjs/icons';
import type { Day } from '../../../../domain/calendar/day';
import { isDay } from '../../../../domain/calendar/isDay';
import { presentHeadings, presentMessages, uploadDayProblems } from '../../../../domain/present-data/presentFields';
import { toMonth, monthName } from '../../../../domain/calendar/month';
import { api, useGetPresentMonthQuery, useUploadPresentRecordsMutation } from '../../../api/api';
import { asArgument } from '../../../api/fileArgument';
import { showSuccess } from '../../../ui/dialogs/toaster';
import { DayField } from '../../../ui/form/day/DayField';
import { noFiles, type FileChoice } from '../../../ui/form/files/fileChoice';
import { FilesField } from '../../../ui/form/files/FilesField';
import { FormDialog } from '../../../ui/form/FormDialog';
import { useForm } from '../../../ui/form/useForm';
import { useFormValues } from '../../../ui/form/useFormValues';
import { useToday } from '../../../widgets/useToday';
import { useUploadProgress } from '../../../widgets/useUploadProgress';
import { OutdatedPreviewNotice } from '../../../widgets/file-preview/OutdatedPreviewNotice';
import { useFilePreview } from '../../../widgets/file-preview/useFilePreview';
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

const reasonAgainst = (file: File): string | null =>
  /\.(xlsx|csv)$/i.test(file.name) ? null : 'is not an .xlsx or .csv file';

const getProblems = ({ date, employee_file }: Values, today: Day) => [
  ...uploadDayProblems(date, today),
  ...(employee_file.added.length === 1 ? [] : [{ field: 'employee_file', message: presentMessages.file }]),
];

/**
 * SCR-078: the first press checks the file, the second stores it. A file with a wrong row is not stored. The preview is
 * read again when records of the month are changed, and has to be checked again then.
 */
export function UploadPresentDialog({ onClose }: { readonly onClose: () => void }) {
  const today = useToday();
  const [upload, { isSuccess: isStored }] = useUploadPresentRecordsMutation();
  const form = useForm<Values>({
    name: 'upload-present',
    initial: { date: '', employee_file: noFiles },
    problems: (entered) => getProblems(entered, today),
    submit: async (): Promise<void> => {
      if (!isStorable) return check();
      if (!args) return;
      const { month, added, replaced } = await upload({ ...args, Seen_versions: seenVersions }).unwrap();
      onClose();
      await showSuccess(`${monthName(month)}: ${added} added, ${replaced} replaced`);
    },
  });
  // A check stores nothing, so the form still has unsaved changes.
  const values = useFormValues(form, (entered) => entered);
  const file = values.employee_file.added[0];
  const args = file && { date: values.date, employee_file: asArgument([file]) };
  const { currentData: month } = useGetPresentMonthQuery(isDay(values.date) ? toMonth(values.date) : skipToken);
  const { preview, isOutdated, check, seenVersions } = useFilePreview(
    api.endpoints.previewPresentRecords,
    args,
    isStored ? undefined : month?.Versions,
  );
  const hasProblems = preview?.Rows.some((row) => row.Problems.length > 0) ?? false;
  const isStorable = preview !== undefined && !hasProblems && !isOutdated;
  const isDirty = values.date !== '' || values.employee_file.added.length > 0;
  const getProgress = useUploadProgress(values.employee_file.added);
  const template = (
    <Button variant="minimal" icon={<DownloadIcon />} text="Template" onClick={() => void savePresentTemplate()} />
  );
  const count = preview?.Rows.length ?? 0;
  return (
    <FormDialog
      title="Upload employee present data"
      form={{ ...form, isDirty }}
      submitLabel={isStorable ? `Store ${count} ${count === 1 ? 'record' : 'records'}` : 'Check the file'}
      onClose={onClose}
      width={preview ? 1200 : 520}
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
      {preview && (
        <>
          {isOutdated && <OutdatedPreviewNotice what={`Records of ${monthName(preview.Month)}`} />}
          {preview.Notices.map((notice) => (
            <Callout key={notice} compact intent="warning" className="db-present-notice">
              {notice}
            </Callout>
          ))}
          <PresentPreviewTable preview={preview} isOutdated={isOutdated} />
        </>
      )}
    </FormDialog>
  );
}
