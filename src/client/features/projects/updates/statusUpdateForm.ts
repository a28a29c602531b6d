import { statusUpdateProblems, type ProjectHealth } from '../../../../domain/projects/statusUpdates';
import { hasContent } from '../../../../domain/richtext/hasContent';
import type { FieldProblem } from '../../../../domain/validation/fieldProblem';
import type { StatusUpdate } from '../../../api/api';
import { comparedFields } from '../../../widgets/competing-edit/comparedFields';

export interface StatusUpdateValues {
  /** '' until it is chosen. */
  readonly Health: ProjectHealth | '';
  /** HTML. */
  readonly Text: string;
}

export const newStatusUpdate: StatusUpdateValues = { Health: '', Text: '' };

export const toStatusUpdateValues = ({ Health, Text }: StatusUpdate): StatusUpdateValues => ({ Health, Text });

export const statusUpdateValueProblems = ({ Health, Text }: StatusUpdateValues): FieldProblem[] =>
  statusUpdateProblems({ Health, hasText: hasContent(Text) });

export const comparedStatusUpdate = comparedFields<StatusUpdateValues>([
  { key: 'Health', label: 'Health' },
  { key: 'Text', label: 'Text', format: 'html' },
]);
