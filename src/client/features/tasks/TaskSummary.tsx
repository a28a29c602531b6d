import { shortSummary } from '../../../domain/tasks/shortSummary';
import './table/taskSummary.css';

/**
 * A summary in a list without columns of its own (FMT-009): the first 50 characters, and what fits where the window has
 * room. Screen readers and copies have the whole of it.
 */
export function TaskSummary({ text }: { readonly text: string }) {
  const beginning = shortSummary(text);
  if (beginning === text) return <>{text}</>;
  return (
    <span className="db-summary" title={text}>
      {beginning}
      <span className="db-summary-rest">{text.slice(beginning.length)}</span>
    </span>
  );
}
