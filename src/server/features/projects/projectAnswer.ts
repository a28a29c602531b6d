import type { Kysely } from 'kysely';
import type { LinkMaker } from '../../attachments/attachmentWire';
import type { Schema } from '../../database/schema';
import type { Schemas } from '../../operations/operationTypes.gen';
import { filesOfProjects, projectById } from './projectReadModel';
import { projectWire } from './projectWire';

/** One project as it is stored now, in the spelling of the contract. */
export async function projectAnswer(
  database: Kysely<Schema>,
  id: string,
  links: LinkMaker,
): Promise<Schemas['Project']> {
  return projectWire(await projectById(database, id), await filesOfProjects(database, [id]), links);
}
