import type { ListAuditEventsApiArg } from '../../../api/api';
import type { TableView } from '../../../table/view/tableView';
import { chosenDays, chosenValues, presentEntries, searchedText, wireList } from '../../../table/windows/windowQuery';

/** The query of the audit log, without the window. */
export type AuditQuery = Omit<ListAuditEventsApiArg, 'offset' | 'limit'>;

/** Maximum of the server. */
const maxTextLength = 100;

const typedText = (view: TableView, column: string): string | undefined => {
  const filter = view.filters[column];
  return filter?.kind === 'text' ? filter.text.trim().slice(0, maxTextLength) || undefined : undefined;
};

export function toAuditQuery(view: TableView, person?: string): AuditQuery {
  const days = chosenDays(view, 'Happened_at');
  return presentEntries<AuditQuery>({
    q: searchedText(view),
    actor: typedText(view, 'Actor'),
    subject: typedText(view, 'Subject'),
    person,
    kind: wireList(chosenValues(view, 'Kind')),
    from: days.from,
    to: days.to,
    direction: view.sort[0]?.direction,
  });
}
