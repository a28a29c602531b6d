import { validate } from 'uuid';

/** Ids are opaque to callers: any other text is simply not found, never an error. */
export const isRecordId = (text: string): boolean => validate(text);
