import type { ComparePresentMonthApiArg } from '../../../api/api';
import type { TableView } from '../../../table/view/tableView';
import { chosenValues, presentEntries, searchedText, wireList, wireSort } from '../../../table/windows/windowQuery';

/**
 * The query of the comparison of a month ('YYYY-MM'), without the window; its column keys are the server's sort keys.
 */
export const toComparisonQuery = (
  view: TableView,
  month: string,
  isDifferencesOnly: boolean,
): Omit<ComparePresentMonthApiArg, 'offset' | 'limit'> =>
  presentEntries<Omit<ComparePresentMonthApiArg, 'offset' | 'limit'>>({
    month,
    q: searchedText(view),
    outcome: wireList(chosenValues(view, 'Outcome')),
    differences: isDifferencesOnly ? 'true' : undefined,
    sort: wireSort(view),
  });
