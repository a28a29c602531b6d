import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { maximumFileBytes, maximumFileMebibytes, maximumFiles } from '../../domain/files/uploadLimits';
import { failures } from '../errors/failure';
import type { FileStore, StagedFile } from '../plugins/fileStore';
import { cleanFileName } from './cleanFileName';
import type { UploadedFile } from './operationShapes';
import { isFileField, propertiesOf, type JsonSchema } from './schemaReferences';

const mebibyte = 1024 * 1024;
/** All files, and room for the fields. */
const maximumRequestBytes = maximumFiles * maximumFileBytes + 32 * mebibyte;
const limits = { fileSize: maximumFileBytes, fieldSize: 2 * mebibyte, fields: 500, files: 1000, parts: 1500 };

/** The fields and files of a multipart body. The files stand aside until `settle`, which may be called again; `discard` removes those not settled. */
export interface CollectedForm {
  body: Record<string, unknown>;
  settle: () => Promise<void>;
  discard: () => Promise<void>;
}

/** Files always form a list, texts when there are several. */
const add = (body: Record<string, unknown>, field: string, value: unknown): void => {
  const earlier = body[field];
  if (earlier === undefined) body[field] = typeof value === 'string' ? value : [value];
  else if (Array.isArray(earlier)) earlier.push(value);
  else body[field] = [earlier, value];
};

/**
 * Reads a multipart body, streaming its files to disk. A body that is too large is read to its end all the same,
 * so that the refusal reaches a browser that is still sending.
 * @throws Failure 413 naming the field, when there are too many files or one is too large
 */
export async function collectForm(request: FastifyRequest, schema: JsonSchema | undefined, fileStore: FileStore): Promise<CollectedForm> {
  if (Number(request.headers['content-length'] ?? 0) > maximumRequestBytes) throw failures.tooLarge(`The files of one upload can have at most ${maximumRequestBytes / mebibyte} MiB`, '');
  const properties = propertiesOf(schema);
  const fileFields = new Set(Object.keys(properties).filter((name) => isFileField(properties[name] ?? {})));
  const body: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  const staged: StagedFile[] = [];
  const discard = async (): Promise<void> => void (await Promise.all(staged.map((file) => file.discard())));
  let refusal: Error | undefined;

  const keep = async (part: MultipartFile): Promise<void> => {
    const file = await fileStore.receive(part.file);
    staged.push(file);
    const fileName = cleanFileName(part.filename);
    // A browser sends a file field in which nothing was chosen as an empty file without a name.
    const isNothing = file.sizeBytes === 0 && !part.filename;
    if (part.file.truncated) refusal = failures.tooLarge(`The file ${fileName} is larger than ${maximumFileMebibytes} MiB`, part.fieldname);
    else if (staged.length > maximumFiles) refusal = failures.tooLarge(`At most ${maximumFiles} files can be uploaded`, part.fieldname);
    if (refusal !== undefined || isNothing) {
      await file.discard();
      staged.splice(staged.indexOf(file), 1);
    } else {
      const { contentHash, sizeBytes, mediaType, open } = file;
      // A list from the first file on: the check makes lists of single texts, but not of single objects.
      body[part.fieldname] = [...[body[part.fieldname] ?? []].flat(), { fileName, contentHash, sizeBytes, mediaType, open } satisfies UploadedFile];
    }
  };

  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw failures.malformed([{ field: part.fieldname, message: `${part.fieldname} is too long` }]);
        if (!(fileFields.has(part.fieldname) && part.value === '')) add(body, part.fieldname, part.value);
      } else if (refusal !== undefined || !fileFields.has(part.fieldname)) part.file.resume();
      else await keep(part);
    }
    if (refusal !== undefined) throw refusal;
  } catch (error) {
    await discard();
    throw error;
  }
  let settled: Promise<unknown> | undefined;
  const settle = async (): Promise<void> => void (await (settled ??= Promise.all(staged.map((file) => file.settle()))));
  return { body, discard, settle };
}
