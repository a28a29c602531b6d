import { techStackProblems } from '../../../domain/masters/masterRules';
import { namedMasterHandlers } from './namedMaster';

export const techStacks = namedMasterHandlers(
  { table: 'tech_stacks', noun: 'Tech stack', nameField: 'Name' },
  techStackProblems,
);
