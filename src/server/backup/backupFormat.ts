/** Version of the layout of backups; a reader rejects higher ones. */
export const backupFormat = 1;

/** First entry of the archive. */
export const headerName = 'daybook-backup.json';
/** Last entry: without it the archive is incomplete. */
export const manifestName = 'manifest.json';
const fileFolder = 'files/';
const tableFolder = 'tables/';

/** Rows as PostgreSQL prints them, one JSON array of texts per line: the same for both databases. */
export type PrintedRow = readonly (string | null)[];

export interface BackedUpTable {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface BackedUpSequence {
  readonly name: string;
  /** As text: larger than JavaScript's exact numbers. */
  readonly lastValue: string;
  readonly isCalled: boolean;
}

export interface BackupHeader {
  readonly format: number;
  readonly createdAt: string;
  /** Migrations that the database had: the state of the schema. */
  readonly migrations: readonly string[];
  readonly tables: readonly BackedUpTable[];
  readonly sequences: readonly BackedUpSequence[];
}

export interface BackupPart {
  readonly name: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

export interface BackupManifest {
  readonly parts: readonly BackupPart[];
  readonly rowCount: number;
  readonly fileCount: number;
  /** Contents that a record names and the file store did not have. */
  readonly missingFiles: readonly string[];
}

export interface BackupResult {
  readonly sizeBytes: number;
  readonly rowCount: number;
  readonly fileCount: number;
  readonly missingFileCount: number;
  readonly isEncrypted: boolean;
}

export const rowsName = (table: string, number: number): string =>
  `${tableFolder}${table}/${String(number).padStart(6, '0')}.jsonl`;
export const fileName = (contentHash: string): string => `${fileFolder}${contentHash}`;

/** What an entry holds; undefined for names that no backup has. */
export function readPartName(name: string): { table: string } | { contentHash: string } | undefined {
  const table = /^tables\/(\w+)\/\d{6,}\.jsonl$/.exec(name)?.[1];
  if (table !== undefined) return { table };
  const contentHash = /^files\/([\da-f]{64})$/.exec(name)?.[1];
  return contentHash === undefined ? undefined : { contentHash };
}
