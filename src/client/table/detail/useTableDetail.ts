import { usePreference } from '../../session/usePreference';
import type { TableView } from '../view/tableView';
import type { RowDetail, TableDetail } from './rowDetail';

const readIsHidden = (stored: unknown): boolean => stored === true;

/** The details of a table, which each user can hide: stored per user and table on the server. */
export function useTableDetail<Row>(
  { kept }: Pick<TableView, 'kept'>,
  detail: RowDetail<Row> | undefined,
): TableDetail<Row> | undefined {
  const [isHidden, hide] = usePreference(`hidden-details:${kept?.table ?? 'table'}`, readIsHidden);
  return detail && { ...detail, isHidden, toggle: () => hide(!isHidden) };
}
