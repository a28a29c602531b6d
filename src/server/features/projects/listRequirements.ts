import type { Handler } from '../../operations/call';
import { readChoices } from './projectChoicesReadModel';

/** Choices of the client requirement, by name; those no longer offered are marked DeActive. */
export const listRequirements: Handler<'listRequirements'> = async (call) => {
  const choices = await readChoices(call.database, 'requirements');
  return choices.map(({ id, name, status }) => ({ _id: id, Name: name, Status: status }));
};
