declare module 'exceljs/lib/stream/xlsx/workbook-writer' {
  import type { stream } from 'exceljs';

  // Only the writing part of exceljs; importing the package itself would add the readers.
  const WorkbookWriter: typeof stream.xlsx.WorkbookWriter;
  export default WorkbookWriter;
}
