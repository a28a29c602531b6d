import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { maxFileBytes, maxFileMebibytes, maxFiles } from '../../domain/files/uploadLimits';
import { Failure, failures, mustBeValid } from '../errors/failure';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema';
import type { FileStore, StagedFile } from '../plugins/files/fileStore';
import { claimedTypeProblems } from './claimedType';
import { cleanFileName } from './cleanFileName';
import type { UploadedFile } from './operationShapes';
import { isFileField, schemaProperties, type JsonSchema } from './schemaReferences';

const mebibyte = 1024 * 1024;
/** All files, and room for the fields. */
const maxRequestBytes = maxFiles * maxFileBytes + 32 * mebibyte;
/** Sum of all texts, which are held in memory. */
const maxTextCharacters = 8 * mebibyte;
/** The parser rejects longer boundaries; RFC 2046 allows 70. */
const maxBoundaryLength = 200;
const maxNameLength = 100;
const limits = {
  fieldSize: 2 * mebibyte,
  fileSize: maxFileBytes,
  fields: 500,
  files: maxFiles + 50,
  parts: 600,
  headerPairs: 20,
};

/**
 * Fields and files of a multipart body. The files are temporary until `transfer` and then `settle`, which may be called
 * again; `discard` deletes the others.
 */
export interface CollectedForm {
  body: Record<string, unknown>;
  transfer: () => Promise<void>;
  settle: (transaction: Kysely<Schema>) => Promise<void>;
  discard: () => Promise<void>;
}

/** Files are always a list, texts when there are several. */
const add = (body: Record<string, unknown>, field: string, value: unknown): void => {
  const earlier = body[field];
  if (earlier === undefined) body[field] = typeof value === 'string' ? value : [value];
  else if (Array.isArray(earlier)) earlier.push(value);
  else body[field] = [earlier, value];
};

const shownName = (name: string): string => (name.length > maxNameLength ? `${name.slice(0, maxNameLength)}…` : name);

const unreadableForm = (message: string): Failure => new Failure(400, message);

/** @throws Failure 400 for a form whose parts cannot be separated */
function mustHaveBoundary(contentType: string | undefined): void {
  const boundary = /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(contentType ?? '');
  const length = (boundary?.[1] ?? boundary?.[2] ?? '').length;
  if (length === 0) throw unreadableForm('The form has no boundary');
  if (length > maxBoundaryLength)
    throw unreadableForm(`The boundary of the form can have at most ${maxBoundaryLength} characters`);
}

/** The parser would parse JSON fields of any size and depth; all fields are texts. */
const isFile = (_field: string | undefined, contentType: string | undefined, fileName: string | undefined): boolean =>
  fileName !== undefined || contentType === 'application/octet-stream' || /^application\/json/i.test(contentType ?? '');

const isKnown = (error: unknown): boolean =>
  error instanceof Failure || (error instanceof Error && 'statusCode' in error);

/** Errors of the parser without a status mean that the form is malformed. */
async function* readParts(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits, isPartAFile: isFile });
  } catch (error) {
    if (isKnown(error)) throw error;
    throw unreadableForm('The form is broken or ends too early');
  }
}

/**
 * A form shows one message by each field, so that the problems of all files of a field are one.
 * @throws Failure 422 naming each file whose name claims another type than its content has
 */
function mustBeWhatTheyClaim(uploads: ReadonlyMap<string, readonly UploadedFile[]>): void {
  const problems = [...uploads].map(([field, files]) => ({ field, message: claimedTypeProblems(files).join(' ') }));
  mustBeValid(problems.filter(({ message }) => message !== ''));
}

/**
 * Parses a multipart body, streaming its files to disk. A rejected form is not read to its end: the rest is skipped
 * after the answer has been sent.
 * @throws Failure 413 naming the field, when there are too many files or one is too large; 400 for a file in a field that
 * takes none; 422 for a file whose name claims another type than its content has
 */
export async function collectForm(
  request: FastifyRequest,
  schema: JsonSchema | undefined,
  fileStore: FileStore,
): Promise<CollectedForm> {
  if (Number(request.headers['content-length'] ?? 0) > maxRequestBytes)
    throw failures.tooLarge(`The files of one upload can have at most ${maxRequestBytes / mebibyte} MiB`, '');
  mustHaveBoundary(request.headers['content-type']);
  const properties = schemaProperties(schema);
  const fileFields = new Set(Object.keys(properties).filter((name) => isFileField(properties[name] ?? {})));
  const body: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const staged: StagedFile[] = [];
  const uploads = new Map<string, readonly UploadedFile[]>();
  const discard = async (): Promise<void> => void (await Promise.all(staged.map((file) => file.discard())));
  let textCharacters = 0;

  const keepFile = async (part: MultipartFile): Promise<void> => {
    const { fieldname } = part;
    if (!fileFields.has(fieldname))
      throw failures.malformed([
        {
          field: shownName(fieldname ?? ''),
          message: `${shownName(fieldname ?? '') || 'A field without a name'} takes no file. Files belong into ${[...fileFields].join(', ') || 'another call'}.`,
        },
      ]);
    const file = await fileStore.receive(part.file);
    staged.push(file);
    const fileName = cleanFileName(part.filename);
    if (part.file.truncated)
      throw failures.tooLarge(`The file ${fileName} is larger than ${maxFileMebibytes} MiB`, fieldname);
    // Browsers send an empty file input as an empty file without a name.
    if (file.sizeBytes === 0 && !part.filename) {
      await file.discard();
      staged.pop();
      return;
    }
    if (staged.length > maxFiles) throw failures.tooLarge(`At most ${maxFiles} files can be uploaded`, fieldname);
    const { contentHash, sizeBytes, mediaType, open } = file;
    const uploaded = { fileName, contentHash, sizeBytes, mediaType, open } satisfies UploadedFile;
    // Always a list: the validation turns single texts into lists, but not single objects.
    body[fieldname] = [...[body[fieldname] ?? []].flat(), uploaded];
    uploads.set(fieldname, [...(uploads.get(fieldname) ?? []), uploaded]);
  };

  const keepText = (field: string, value: unknown, isTruncated: boolean): void => {
    const name = shownName(field);
    if (isTruncated) throw failures.malformed([{ field: name, message: `${name} is too long` }]);
    if (typeof value !== 'string')
      throw failures.malformed([{ field: name, message: `${name} must be a single text` }]);
    textCharacters += value.length;
    if (textCharacters > maxTextCharacters)
      throw failures.tooLarge('The texts of the form are too long together', name);
    if (!(fileFields.has(field) && value === '')) add(body, field, value);
  };

  try {
    for await (const part of readParts(request)) {
      if (part.type === 'file') await keepFile(part);
      else keepText(part.fieldname ?? '', part.value, part.valueTruncated);
    }
    mustBeWhatTheyClaim(uploads);
  } catch (error) {
    await discard();
    throw error;
  }
  const transfer = async (): Promise<void> => {
    for (const file of staged) await file.transfer();
  };
  const settle = async (transaction: Kysely<Schema>): Promise<void> => {
    for (const file of staged) await file.settle(transaction);
  };
  return { body, discard, transfer, settle };
}
