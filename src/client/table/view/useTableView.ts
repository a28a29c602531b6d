import { useCallback, useEffect, useMemo } from 'react';
import { useScreenState } from '../../screen-state/useScreenState';
import { densityKey, readDensity, type Density } from '../../session/theme';
import { usePreference } from '../../session/usePreference';
import type { ColumnDefinition } from './columnDefinition';
import { defaultTableView, getLayout, type PageSize, type TableLayout, type TableView } from './tableView';
import { viewFromSearchParams, viewToSearchParams, onlyView, withoutView } from './tableViewUrl';
import { noSavedView, savedParameter } from './savedView';
import { possibleView } from './possibleView';
import { pageSizeKey, getPageSize, readPageSize, useIsTallWindow } from './pageSizePreference';
import { storedLayoutText, readStoredLayout } from './tableLayoutPreference';
import { useSavedBase } from './useSavedBase';
import { useUrlParameters } from '../../widgets/url-state/useUrlParameters';

export interface TableViewOptions {
  /** The initial content: sort, filters and page size. Declare it outside the component. */
  readonly base?: Partial<TableView>;
  /** Separates two tables of one page in the URL, e.g. 'bugs.'. */
  readonly prefix?: string;
  /** The table cannot be grouped, and `group` in the URL says something about another part of the page. */
  readonly isUngrouped?: boolean;
}

/** A table follows the density of the profile until it has its own. */
function storedLayout(
  { density, pageSize: _size, ...rest }: TableLayout,
  general: Density,
  chosenSize: PageSize | undefined,
): object {
  return storedLayoutText({ layout: density === general ? rest : { ...rest, density }, chosenSize });
}

/** The layout without what a link shows in addition, which ends with the visit. */
function ownLayout(view: TableView, untouched: TableView): TableLayout {
  const layout = getLayout(view);
  const isLinked = (key: string): boolean => view.linkedColumns?.includes(key) === true && !view.hidden.includes(key);
  return { ...layout, hidden: [...layout.hidden, ...untouched.hidden.filter(isLinked)] };
}

/** A changed layout of a saved view that is not saved. */
interface LayoutDraft {
  readonly savedId: string;
  readonly layout: TableLayout;
}

const asStored = (stored: unknown): unknown => stored;

/**
 * The view of a table: the content is in the URL (search, sort, filters, page), the layout is stored per user on
 * the server under the preference 'table:<name>'. With a saved view the URL has the differences from it, and the
 * layout is the saved one: changes of it last until the user leaves, unless they are saved.
 */
export function useTableView<Row>(
  name: string,
  columns: readonly ColumnDefinition<Row>[],
  { base, prefix = '', isUngrouped = false }: TableViewOptions = {},
): [TableView, (view: TableView) => void] {
  const [parameters, setParameters] = useUrlParameters();
  const [stored, storeLayout] = usePreference<unknown>(`table:${name}`, asStored);
  const specified = base?.pageSize ?? 'all';
  const { layout, chosenSize } = useMemo(() => readStoredLayout(stored, specified), [stored, specified]);
  const [sizeForAll] = usePreference(pageSizeKey, readPageSize);
  const pageSize = getPageSize(specified, chosenSize, sizeForAll, useIsTallWindow());
  const [density] = usePreference(densityKey, readDensity);
  const address = useMemo(() => ({ prefix, isUngrouped }), [prefix, isUngrouped]);
  const { saved, askedId, hasDefault } = useSavedBase(name, address);
  const savedId = saved?.id;
  const [draft, setDraft] = useScreenState<LayoutDraft | null>('tables', `layout/${prefix}${name}`, null);
  const isOfOtherView = draft !== null && draft.savedId !== savedId;
  useEffect(() => {
    if (isOfOtherView) setDraft(null);
  }, [isOfOtherView, setDraft]);
  const drafted = isOfOtherView ? undefined : draft?.layout;
  const untouched = useMemo(
    () =>
      possibleView(
        defaultTableView(
          columns,
          saved
            ? { ...base, density, pageSize, ...saved.parts, ...drafted }
            : { ...base, density, ...layout, pageSize },
        ),
        columns,
      ),
    [columns, base, density, pageSize, layout, saved, drafted],
  );
  const view = useMemo(
    (): TableView => ({
      ...possibleView(viewFromSearchParams(onlyView(parameters, address), untouched, prefix), columns),
      kept: { table: name, ...address, savedId },
    }),
    [parameters, untouched, prefix, address, columns, name, savedId],
  );

  const changeView = useCallback(
    (next: TableView): void => {
      const nextLayout = ownLayout(next, untouched);
      if (JSON.stringify(nextLayout) !== JSON.stringify(ownLayout(view, untouched))) {
        if (savedId === undefined)
          storeLayout(
            storedLayout(nextLayout, density, nextLayout.pageSize === view.pageSize ? chosenSize : nextLayout.pageSize),
          );
        else setDraft({ savedId, layout: nextLayout });
      }
      setParameters(
        (current) => {
          const rest = withoutView(current, address);
          // The layout is stored separately: only the content goes into the URL.
          viewToSearchParams(
            { ...next, linkedColumns: next.linkedColumns?.filter((key) => !next.hidden.includes(key)) },
            { ...untouched, ...nextLayout },
            prefix,
          ).forEach((value, parameter) => rest.set(parameter, value));
          // Otherwise the default would come in when nothing else is left in the address, or get lost when something is.
          if (hasDefault) rest.set(prefix + savedParameter, askedId ?? noSavedView);
          return rest;
        },
        { replace: true },
      );
    },
    [
      view,
      untouched,
      prefix,
      address,
      density,
      chosenSize,
      savedId,
      askedId,
      hasDefault,
      storeLayout,
      setDraft,
      setParameters,
    ],
  );
  return [view, changeView];
}
