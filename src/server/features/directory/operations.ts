import type { Handlers } from '../../operations/call';
import { listDirectory } from './listDirectory';
import { listEmployees } from './listEmployees';
import { listEmployeesByFilter } from './listEmployeesByFilter';
import { searchEmployees } from './searchEmployees';

export const directoryOperations = {
  listEmployees,
  listEmployeesByFilter,
  searchEmployees,
  listDirectory,
} satisfies Partial<Handlers>;
