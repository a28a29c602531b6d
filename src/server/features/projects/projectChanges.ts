import { compareTexts } from '../../../domain/sorting/listOrder';
import { attachmentNames } from '../../attachments/attachmentChanges';
import { changedFields, readableList, readableText, type FieldComparison } from '../../history/changedFields';
import type { FieldChange } from '../../history/historyEntry';
import { listedNames } from './projectNames';
import type { ProjectFile, ProjectRow } from './projectReadModel';
import type { ProjectSave } from './projectSave';

const sortedText = (texts: readonly string[]): string => [...texts].sort().join(',');

/** The changes of a project for its history. */
export function projectChanges(stored: ProjectRow, files: readonly ProjectFile[], save: ProjectSave): FieldChange[] {
  const { values, attachments } = save;
  const personName = (id: string | null): string | null =>
    id === null ? null : (save.people.get(id)?.full_name ?? null);
  const names = (ids: readonly string[]): string | null =>
    readableList(ids.map((id) => personName(id) ?? id).sort(compareTexts));
  const plain = (field: FieldComparison['field'], before: string | null, after: string | null): FieldComparison => ({
    field,
    before,
    after,
  });
  const storedMemberIds = listedNames(stored.member_ids);
  const areFilesChanged = attachments.droppedIds.length > 0 || attachments.added.length > 0;
  return changedFields([
    plain('name', stored.name, values.name),
    plain('client_name', stored.client_name, values.client_name),
    {
      field: 'tech_stacks',
      before: sortedText(listedNames(stored.tech_stacks)),
      after: sortedText(save.techStacks.names),
      shown: { before: readableList(listedNames(stored.tech_stacks)), after: readableList(save.techStacks.names) },
    },
    {
      field: 'project_manager',
      before: stored.project_manager_id,
      after: values.project_manager_id,
      shown: { before: stored.manager_name, after: personName(values.project_manager_id) },
    },
    {
      field: 'technical_project_manager',
      before: stored.technical_project_manager_id,
      after: values.technical_project_manager_id,
      shown: { before: stored.technical_manager_name, after: personName(values.technical_project_manager_id) },
    },
    plain('awarded_on', stored.awarded_on, values.awarded_on),
    plain('started_on', stored.started_on, values.started_on),
    {
      field: 'description',
      before: stored.description,
      after: values.description,
      shown: { before: readableText(stored.description), after: readableText(values.description) },
    },
    plain('remark', stored.remark, values.remark),
    {
      field: 'requirements',
      before: sortedText(listedNames(stored.requirements)),
      after: sortedText(save.requirements.names),
      shown: { before: readableList(listedNames(stored.requirements)), after: readableList(save.requirements.names) },
    },
    plain('platform', stored.platform, values.platform),
    plain('project_type', stored.project_type, values.project_type),
    {
      field: 'members',
      before: sortedText(storedMemberIds),
      after: sortedText(save.memberIds),
      shown: { before: names(storedMemberIds), after: names(save.memberIds) },
    },
    {
      field: 'files',
      before: areFilesChanged ? 'before' : null,
      after: areFilesChanged ? 'after' : null,
      shown: {
        before: readableList(files.map((file) => file.name)),
        after: readableList(attachmentNames(attachments)),
      },
    },
  ]);
}
