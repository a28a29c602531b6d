import './nodeGlobals';
import type { ExportCell } from './exportCells';
import type { ExportReply, ExportRequest } from './exportMessages';
import { type SheetInProgress, startSheet } from './writeWorkbook';

let sheet: SheetInProgress | undefined;

function reply(message: ExportReply): void {
  self.postMessage(message);
}

async function handle(request: ExportRequest): Promise<void> {
  if (request.kind === 'started') {
    sheet = startSheet(request.sheetName, request.columns, request.madeAtMs);
    return;
  }
  if (!sheet) throw new Error('Rows came before the start of the sheet');
  if (request.kind === 'rowsSent') {
    await sheet.writeRows(JSON.parse(request.rows) as ExportCell[][]);
    reply({ kind: 'rowsWritten' });
  } else {
    reply({ kind: 'finished', file: await sheet.finish() });
  }
}

self.onmessage = (event: MessageEvent<ExportRequest>) => {
  handle(event.data).catch((error: unknown) =>
    reply({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
};
