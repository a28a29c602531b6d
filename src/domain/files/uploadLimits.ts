/** VAL-013, VAL-028: at most so many files in one upload and at one record. */
export const maximumFiles = 50;
export const maximumFileMebibytes = 25;
export const maximumFileBytes = maximumFileMebibytes * 1024 * 1024;
