import { presentFigures } from '../../../../domain/present-data/presentFields';
import type { SumPresentRecordsApiArg } from '../../../api/api';
import type { TableView } from '../../../table/view/tableView';
import { chosenValues, presentEntries, searchedText, wireList, wireSort } from '../../../table/windows/windowQuery';
import { noAnswer } from './presentColumns';

/** Filters of the screen, in addition to the columns. */
export interface PresentSpan {
  /** First and last Date; absent is open. */
  readonly from?: string;
  readonly to?: string;
  readonly answer?: string;
  readonly isMissedOnly?: boolean;
}

/** The filter of a list and its sums. */
export type PresentFilter = SumPresentRecordsApiArg;

const wireAnswer = (answer: string): string => (answer === noAnswer ? 'None' : answer);
const bound = (figure: number | undefined): string =>
  figure === undefined ? '' : String(Math.round(figure * 10) / 10);

/** Minimum and maximum of figures, from the column filters. */
const toRanges = (view: TableView, isMissedOnly: boolean): string | undefined =>
  wireList([
    ...(isMissedOnly ? ['Missed_punch:0.1:'] : []),
    ...presentFigures.flatMap((figure) => {
      const filter = view.filters[figure];
      return filter?.kind === 'numbers' && (filter.min !== undefined || filter.max !== undefined)
        ? [`${figure}:${bound(filter.min)}:${bound(filter.max)}`]
        : [];
    }),
  ]);

export function toPresentFilter(
  view: TableView,
  { from, to, answer, isMissedOnly = false }: PresentSpan,
): PresentFilter {
  const answers = answer === undefined ? chosenValues(view, 'Attendence_Status') : [answer];
  return presentEntries<PresentFilter>({
    q: searchedText(view),
    from,
    to,
    attendenceStatus: wireList(answers.map(wireAnswer)),
    ranges: toRanges(view, isMissedOnly),
  });
}

/** The query of a table of records, without the window; its column keys are the server's sort keys. */
export const toPresentQuery = (view: TableView, span: PresentSpan): PresentFilter & { sort?: string } =>
  presentEntries({ ...toPresentFilter(view, span), sort: wireSort(view) });
