import type { Handler } from '../../../operations/call';
import { checkRows, importRowWire, readImport } from './importFile';

/**
 * The effect of an import, with the problems of each row. Stores nothing.
 * @throws Failure 422 for a file that cannot be read
 */
export const previewEmployeeImport: Handler<'previewEmployeeImport'> = async (call) => {
  const { checked, storedVersions } = await checkRows(call, await readImport(call.body), { isStored: false });
  return { Rows: checked.map(importRowWire), Stored_versions: storedVersions };
};
