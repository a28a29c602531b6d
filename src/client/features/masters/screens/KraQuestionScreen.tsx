import { useListKraQuestionsQuery, type KraQuestion } from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { KraQuestionDialog } from './KraQuestionDialog';
import { MasterScreen } from './MasterScreen';

const noText = 'No text yet';

const columns: readonly ColumnDefinition<KraQuestion>[] = [
  { key: 'name', header: 'Question', type: 'text', width: 100, hideable: false, value: (row) => row.Question },
  {
    key: 'text',
    header: 'Text',
    type: 'text',
    width: 640,
    hideable: false,
    value: (row) => row.Text,
    cell: (row) => ({ text: row.Text ?? noText, className: row.Text === null ? 'db-muted' : undefined }),
  },
];
const byQuestion = { sort: [{ key: 'name', direction: 'asc' }] } as const;

/** /kraQuestions: what the five ratings of the KRA forms ask. There are always five; their names are fixed (FIELD-045). */
export default function KraQuestionScreen() {
  const list = useListKraQuestionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <MasterScreen
      title="KRA questions"
      noun="question"
      columns={columns}
      list={list}
      base={byQuestion}
      getName={(row) => row.Question}
      form={({ stored, ...opened }) => stored && <KraQuestionDialog stored={stored} {...opened} />}
    />
  );
}
