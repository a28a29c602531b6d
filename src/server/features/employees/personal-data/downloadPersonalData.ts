import { Readable } from 'node:stream';
import { allInOrder } from '../../../database/transactions/allInOrder';
import type { Handler } from '../../../operations/call';
import { mustReadFiles, mustReadPersonalData } from './mustReadPersonalData';
import { archivedParts } from './archivedParts';
import { formerCodes } from './personalDataReadModel';
import { zipped } from './zipped';

/**
 * The archive of a person's data, made while it is sent.
 * @throws Failure 403, 404, 503 while uploaded files cannot be read
 */
export const downloadPersonalData: Handler<'downloadPersonalData'> = async (call) => {
  const { database, now, services } = call;
  const [record, codes] = await allInOrder([
    mustReadPersonalData(call, call.params.id),
    formerCodes(database, call.params.id),
  ]);
  const person = { ...record, formerCodes: codes };
  mustReadFiles(services);
  return {
    fileName: call.params.name,
    mediaType: 'application/zip',
    sizeBytes: undefined,
    isShownInline: false,
    stream: () => Readable.from(zipped(archivedParts({ database, fileStore: services.fileStore, person, now }), now)),
  };
};
