import { attachmentWire, type LinkMaker } from '../../attachments/attachmentWire';
import type { Schemas } from '../../operations/operationTypes.gen';
import { toCounts } from '../../work-figures/workStateReadModel';
import { workWire } from '../../work-figures/workWire';
import type { ProjectFile, ProjectRow } from './projectReadModel';

/** A project in the spelling of the contract (FIELD-027). */
export function projectWire(row: ProjectRow, files: readonly ProjectFile[], links: LinkMaker): Schemas['Project'] {
  const documents = files.filter((file) => file.project_id === row.id).map((file) => attachmentWire(file, links));
  return {
    _id: row.id,
    Project_name: row.name,
    Client_name: row.client_name,
    Tech_stack: row.tech_stacks ?? '',
    Project_manager: row.manager_name,
    Project_manager_id: row.project_manager_id,
    Technical_project_manager: row.technical_manager_name,
    Technical_project_manager_id: row.technical_project_manager_id,
    Project_short_name: row.short_name,
    Project_awarded_date: row.awarded_on,
    Project_start_date: row.started_on,
    Project_description: row.description,
    Remark: row.remark,
    Client_requirement: row.requirements,
    Document: documents.map((document) => document.Link),
    Project_member: row.member_ids ?? '',
    Status: row.status as Schemas['ProjectStatus'],
    Document_files: documents,
    Platform: row.platform,
    Project_type: row.project_type,
    Version: row.version,
    Create_at: row.created_at.toISOString(),
    Update_at: row.updated_at.toISOString(),
    Member_count: row.member_count ?? 0,
    Work: workWire(toCounts(row)),
    Bug_count: row.bug_count ?? 0,
    Next_milestone:
      row.milestone_id === null
        ? null
        : { _id: row.milestone_id, Name: row.milestone_name ?? '', DueDate: row.milestone_due_on },
  };
}
