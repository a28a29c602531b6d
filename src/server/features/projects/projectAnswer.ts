import type { Kysely } from 'kysely';
import type { LinkMaker } from '../../attachments/attachmentWire';
import type { Schema } from '../../database/schema';
import type { Schemas } from '../../operations/operationTypes.gen';
import { projectFiles, projectById } from './projectReadModel';
import { projectWire } from './projectWire';

export async function projectAnswer(
  database: Kysely<Schema>,
  id: string,
  links: LinkMaker,
): Promise<Schemas['Project']> {
  const [project, files] = await Promise.all([projectById(database, id), projectFiles(database, [id])]);
  return projectWire(project, files, links);
}
