import type { Handler } from '../../operations/call';
import { readChoices } from './projectChoicesReadModel';

/** Choices of the tech stack, by name; those no longer offered are marked DeActive. */
export const listTechStacks: Handler<'listTechStacks'> = async (call) => {
  const choices = await readChoices(call.database, 'tech_stacks');
  return choices.map(({ id, name, status }) => ({ _id: id, Name: name, Status: status }));
};
