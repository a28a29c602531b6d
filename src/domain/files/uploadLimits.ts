/** VAL-013, VAL-028: the limit of one upload and of one record. */
export const maxFiles = 50;
export const maxFileMebibytes = 25;
export const maxFileBytes = maxFileMebibytes * 1024 * 1024;
