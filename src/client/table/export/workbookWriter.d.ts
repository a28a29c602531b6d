declare module 'exceljs/lib/stream/xlsx/workbook-writer' {
  import type { stream } from 'exceljs';

  // Only this part of exceljs is needed to write; importing the package itself would bring the readers along.
  const WorkbookWriter: typeof stream.xlsx.WorkbookWriter;
  export default WorkbookWriter;
}
