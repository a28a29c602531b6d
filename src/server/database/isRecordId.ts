import { validate } from 'uuid';

/** True for a text that can be the id of a record. Ids are opaque to callers: anything else is simply not found, never an error. */
export const isRecordId = (text: string): boolean => validate(text);
