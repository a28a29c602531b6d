import {
  CHOICE_SEPARATOR,
  FILTER_PREFIX,
  filterToText,
  LINKED_COLUMNS,
  type ColumnFilter,
} from '../../../domain/lists/filteredPath';
import { type SortKey, type TableView, type ViewAddress, isOpenFilter } from './tableView';

function decodedOrAsIs(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray '%' in a hand-written URL is read literally: it must not break the page.
    return text;
  }
}

function toNumber(text: string | undefined): number | undefined {
  if (!text) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

function filterFromText(text: string): ColumnFilter | undefined {
  const colon = text.indexOf(':');
  const rest = text.slice(colon + 1);
  const [from, to] = rest.split('..');
  switch (text.slice(0, colon)) {
    case 'has':
      return { kind: 'text', text: rest };
    case 'in':
      return { kind: 'choices', values: rest.split(CHOICE_SEPARATOR).map(decodedOrAsIs) };
    case 'day':
      return { kind: 'dates', ...(from && { from }), ...(to && { to }) };
    case 'num': {
      const [min, max] = [toNumber(from), toNumber(to)];
      return { kind: 'numbers', ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    }
    default:
      return undefined;
  }
}

function sortToText(sort: readonly SortKey[]): string {
  return sort.map(({ key, direction }) => (direction === 'desc' ? `-${key}` : key)).join(',');
}

function sortFromText(text: string): SortKey[] {
  return text
    .split(',')
    .filter((part) => part !== '' && part !== '-')
    .map((part) =>
      part.startsWith('-') ? { key: part.slice(1), direction: 'desc' } : { key: part, direction: 'asc' },
    );
}

/**
 * Writes the content of a table (search, sort, filters, page) as query parameters; the layout is not in the URL.
 * Only differences from `base` are written, so that an untouched table has a clean URL.
 * @param prefix separates two tables of one page, e.g. 'bugs.'
 */
export function viewToSearchParams(view: TableView, base: TableView, prefix = ''): URLSearchParams {
  const params = new URLSearchParams();
  if (view.search !== base.search) params.set(`${prefix}q`, view.search);
  if (sortToText(view.sort) !== sortToText(base.sort)) params.set(`${prefix}sort`, sortToText(view.sort));
  for (const [key, filter] of Object.entries(view.filters)) {
    const text = filterToText(filter);
    const previous = base.filters[key];
    if (!previous || filterToText(previous) !== text) params.set(`${prefix}${FILTER_PREFIX}${key}`, text);
  }
  for (const key of Object.keys(base.filters)) {
    if (!view.filters[key]) params.set(`${prefix}${FILTER_PREFIX}${key}`, '');
  }
  if (view.pageSize !== base.pageSize) params.set(`${prefix}size`, String(view.pageSize));
  if (view.page !== base.page) params.set(`${prefix}page`, String(view.page));
  const linked = (view.linkedColumns ?? []).join(',');
  if (linked !== '') params.set(prefix + LINKED_COLUMNS, linked);
  if (view.groupBy !== base.groupBy) params.set(`${prefix}group`, view.groupBy ?? '');
  return params;
}

function groupsFrom(params: URLSearchParams, base: TableView, prefix: string): Pick<TableView, 'groupBy'> {
  const groupBy = params.get(`${prefix}group`) ?? base.groupBy;
  return groupBy ? { groupBy } : base.groupBy === undefined ? {} : { groupBy: undefined };
}

/** Reads what `viewToSearchParams` wrote, on top of the same `base`. Invalid parameters are ignored. */
export function viewFromSearchParams(params: URLSearchParams, base: TableView, prefix = ''): TableView {
  const filters: Record<string, ColumnFilter> = { ...base.filters };
  for (const [name, text] of params) {
    if (!name.startsWith(prefix + FILTER_PREFIX)) continue;
    const key = name.slice(prefix.length + FILTER_PREFIX.length);
    const filter = filterFromText(text);
    if (filter && !isOpenFilter(filter)) filters[key] = filter;
    else if (text === '') delete filters[key];
  }
  const sort = params.get(`${prefix}sort`);
  const size = params.get(`${prefix}size`);
  const sizeNumber = toNumber(size ?? undefined);
  const page = toNumber(params.get(`${prefix}page`) ?? undefined);
  const linkedColumns = params
    .get(prefix + LINKED_COLUMNS)
    ?.split(',')
    .filter(Boolean);
  return {
    ...base,
    ...(linkedColumns && {
      linkedColumns,
      hidden: base.hidden.filter((key) => !linkedColumns.includes(key)),
    }),
    search: params.get(`${prefix}q`) ?? base.search,
    sort: sort === null ? base.sort : sortFromText(sort),
    filters,
    pageSize:
      size === 'all' || size === 'fit'
        ? size
        : sizeNumber !== undefined && sizeNumber > 0
          ? Math.floor(sizeNumber)
          : base.pageSize,
    page: page !== undefined && page >= 1 ? Math.floor(page) : base.page,
    ...groupsFrom(params, base, prefix),
  };
}

const viewParameters = ['q', 'sort', 'size', 'page', 'group', 'open', LINKED_COLUMNS];

const isOfView = (name: string, { prefix, isUngrouped }: ViewAddress): boolean =>
  name.startsWith(`${prefix}${FILTER_PREFIX}`) ||
  viewParameters.some((parameter) => name === prefix + parameter && !(isUngrouped && parameter === 'group'));

const selectParameters = (parameters: URLSearchParams, address: ViewAddress, isAsked: boolean): URLSearchParams =>
  new URLSearchParams([...parameters].filter(([name]) => isOfView(name, address) === isAsked));

/** Whether an address says what a table shows. */
export const namesView = (parameters: URLSearchParams, address: ViewAddress): boolean =>
  [...parameters.keys()].some((name) => isOfView(name, address));

/** Only the parameters of the table. */
export const onlyView = (parameters: URLSearchParams, address: ViewAddress): URLSearchParams =>
  selectParameters(parameters, address, true);

/** The parameters without those of the table. */
export const withoutView = (parameters: URLSearchParams, address: ViewAddress): URLSearchParams =>
  selectParameters(parameters, address, false);
