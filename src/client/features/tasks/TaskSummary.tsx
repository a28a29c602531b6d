import { shortSummary } from '../../../domain/tasks/shortSummary';
import './table/taskSummary.css';

/**
 * A summary in a list without columns (FMT-009): the first 50 characters, or more if the window has room. Screen
 * readers and copies get the whole text.
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
