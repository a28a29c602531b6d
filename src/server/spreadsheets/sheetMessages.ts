import type { SheetRow } from './sheetRow';

/** From the server to the thread that reads files. */
export interface ToSheetThread {
  readonly bytes: Uint8Array;
  readonly maxRows: number;
}

/** Rows are sent in batches, because receiving a message blocks the server's thread. */
export type FromSheetThread =
  /** The thread runs and begins with the file. */
  | { readonly kind: 'begun' }
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'end' }
  | { readonly kind: 'problem'; readonly message: string };
