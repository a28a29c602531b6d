import { presentHeadings } from '../../../../domain/present-data/presentFields';

/** Downloads an empty file with the headings that an upload needs. */
export async function savePresentTemplate(): Promise<void> {
  const { saveAs } = await import('file-saver');
  // With the byte order mark Excel knows that the file is UTF-8.
  saveAs(
    new Blob([`\uFEFF${presentHeadings.join(',')}\r\n`], { type: 'text/csv;charset=utf-8' }),
    'Employee Data template.csv',
  );
}
