/** VAL-013, VAL-028: the limit of one upload and of one record. */
export const maximumFiles = 50;
export const maximumFileMebibytes = 25;
export const maximumFileBytes = maximumFileMebibytes * 1024 * 1024;
