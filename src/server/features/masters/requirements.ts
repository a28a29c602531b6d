import { requirementProblems } from '../../../domain/masters/masterRules';
import { namedMasterHandlers } from './namedMaster';

export const requirements = namedMasterHandlers(
  { table: 'requirements', noun: 'Requirement', nameField: 'Name' },
  requirementProblems,
);
