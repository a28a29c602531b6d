import type { SheetRow } from './sheetRow';

/** What the server asks of the thread that reads files. */
export interface ToSheetThread {
  readonly bytes: Uint8Array;
  readonly maxRows: number;
}

/** Rows come in batches, because taking over a message blocks the server's own thread. */
export type FromSheetThread =
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'problem'; readonly message: string };
