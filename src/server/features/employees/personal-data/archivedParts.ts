import type { Kysely } from 'kysely';
import type { Schema } from '../../../database/schema';
import type { FileStore } from '../../../plugins/files/fileStore';
import { archiveIndex, type ArchivedArea } from './archiveIndex';
import { exportedRows, foreignMentions, ownUploads, type OwnFile } from './exportReadModel';
import { cataloguedTables, type DataSubject } from './personalDataReadModel';
import type { ArchivedFile } from './zipped';

export interface ArchiveSource {
  readonly database: Kysely<Schema>;
  readonly fileStore: FileStore;
  readonly person: DataSubject & { readonly full_name: string };
  readonly now: Date;
}

const toBytes = (text: string): Uint8Array => Buffer.from(text, 'utf8');

/** A JSON array in pieces, a row per line. */
async function* asJson(
  batches: AsyncIterable<Record<string, unknown>[]>,
  count: (rows: number) => void,
): AsyncGenerator<Uint8Array> {
  let separator = '[\n';
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    count(rows.length);
    yield toBytes(separator + rows.map((row) => JSON.stringify(row)).join(',\n'));
    separator = ',\n';
  }
  yield toBytes(separator === '[\n' ? '[]\n' : '\n]\n');
}

async function* once(rows: Promise<Record<string, unknown>[]>): AsyncGenerator<Record<string, unknown>[]> {
  yield await rows;
}

async function* single(text: string): AsyncGenerator<Uint8Array> {
  yield toBytes(text);
}

const fileName = (area: string): string => `${area.toLowerCase().replaceAll(' ', '-')}.json`;

/** Characters that a file system or an archive may not accept. */
const safeName = (name: string): string => name.replace(/[\\/:*?"<>|]/g, '_');

const isCompressible = ({ media_type: type }: OwnFile): boolean => type.startsWith('text/') || type.includes('json');

/** Everything that is stored about a person: a file per area, the uploaded files, and at the end the list of contents. */
export async function* archivedParts(source: ArchiveSource): AsyncGenerator<ArchivedFile> {
  const { database, fileStore, person, now } = source;
  const areas: ArchivedArea[] = [];
  const area = (name: string, batches: AsyncIterable<Record<string, unknown>[]>): ArchivedFile => {
    const listed = { name, file: fileName(name), rows: 0 };
    areas.push(listed);
    const content = asJson(batches, (rows) => {
      listed.rows += rows;
    });
    return { name: listed.file, isCompressible: true, content };
  };

  for (const [table, { exported }] of cataloguedTables)
    if (exported !== undefined) yield area(exported.area, exportedRows(database, table, person));
  yield area('Mentions by others', once(foreignMentions(database, person.id)));

  const missing: string[] = [];
  const uploads = await ownUploads(database, person.id);
  const digits = String(uploads.length).length;
  for (const [index, upload] of uploads.entries()) {
    const name = `files/${String(index + 1).padStart(digits, '0')} ${safeName(upload.name)}`;
    if ((await fileStore.sizeBytes(upload.content_hash)) === undefined) missing.push(upload.name);
    else yield { name, isCompressible: isCompressible(upload), content: fileStore.read(upload.content_hash) };
  }
  const index = archiveIndex({ fullName: person.full_name, at: now, areas, files: uploads.length, missing });
  yield { name: 'index.html', isCompressible: true, content: single(index) };
}
