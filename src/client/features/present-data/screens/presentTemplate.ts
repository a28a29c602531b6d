import { presentHeadings } from '../../../../domain/present-data/presentFields';

/** Saves an empty file with the headings that an upload needs; Excel opens it as a sheet. */
export async function savePresentTemplate(): Promise<void> {
  const { saveAs } = await import('file-saver');
  // The mark at the beginning tells Excel that it is UTF-8.
  saveAs(
    new Blob([`\uFEFF${presentHeadings.join(',')}\r\n`], { type: 'text/csv;charset=utf-8' }),
    'Employee Data template.csv',
  );
}
