import type { Handlers } from '../../operations/call';
import { listDirectory } from './listDirectory';
import { listEmployees } from './listEmployees';
import { listEmployeesByFilter } from './listEmployeesByFilter';
import { listInterviewers } from './listInterviewers';
import { searchEmployees } from './searchEmployees';

export const directoryOperations = {
  listEmployees,
  listEmployeesByFilter,
  searchEmployees,
  listInterviewers,
  listDirectory,
} satisfies Partial<Handlers>;
