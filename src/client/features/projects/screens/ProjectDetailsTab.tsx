import { memo } from 'react';
import { formatDay } from '../../../../domain/calendar/formatDay';
import type { Project } from '../../../api/api';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { RichTextView } from '../../../ui/richtext/RichTextView';
import { ActivityTabs } from '../../../widgets/activity/ActivityPanel';
import type { CommentDraft } from '../../../widgets/activity/useCommentDraft';
import { useLinkedComment } from '../../../widgets/activity/linkedComment';
import { DocumentList } from '../../../widgets/documents/DocumentList';
import './projects.css';

/** FMT-003: client requirements and tech stack, joined with commas. */
const requirementText = ({
  Client_requirement,
  Tech_stack,
}: Pick<Project, 'Client_requirement' | 'Tech_stack'>): string =>
  [Client_requirement ?? '', Tech_stack]
    .flatMap((list) => list.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .join(', ');

/** The facts, the description and the documents of a project. */
export const ProjectFacts = memo(function ProjectFacts({ project }: { readonly project: Project }) {
  return (
    <div>
      <KeyValueList
        labelWidth={190}
        items={[
          { label: 'Client name', value: project.Client_name },
          { label: 'Project manager', value: project.Project_manager },
          { label: 'Technical project manager', value: project.Technical_project_manager },
          { label: 'Requirement', value: requirementText(project) },
          { label: 'Assigned date', value: formatDay(project.Project_awarded_date) || '-' },
          { label: 'Start date', value: formatDay(project.Project_start_date) || '-' },
          { label: 'Platform', value: project.Platform },
          { label: 'Project type', value: project.Project_type },
          { label: 'Remark', value: project.Remark },
        ]}
      />
      <h2 className="db-section-title">Description</h2>
      <RichTextView html={project.Project_description ?? ''} emptyText="-" />
      {(project.Document_files ?? []).length > 0 && (
        <>
          <h2 className="db-section-title">Documents</h2>
          <DocumentList files={project.Document_files ?? []} />
        </>
      )}
    </div>
  );
});

/** 'Project Details': the facts, the description, and the activity (SCR-020, SCR-021). */
export function ProjectDetailsTab({ project, draft }: { readonly project: Project; readonly draft: CommentDraft }) {
  const linked = useLinkedComment();
  return (
    <div className="db-project-details">
      <ProjectFacts project={project} />
      <ActivityTabs subject={{ kind: 'project', id: project._id }} linked={linked} draft={draft} />
    </div>
  );
}
