import { Tag } from '@blueprintjs/core';
import type { ReactElement } from 'react';
import type { ColumnDefinition } from '../../view/columnDefinition';
import { type TableView, viewWithFilter } from '../../view/tableView';
import { filterText } from './filterText';

interface FilterTagsProps<Row> {
  readonly columns: readonly ColumnDefinition<Row>[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

/** The active filters, each with a button to remove it. */
export function FilterTags<Row>({ columns, view, onViewChange }: FilterTagsProps<Row>): ReactElement {
  return (
    <>
      {columns.map((column) => {
        const filter = view.filters[column.key];
        if (!filter) return null;
        const text = filterText(column, filter);
        return (
          <Tag
            key={column.key}
            minimal
            intent="primary"
            className="db-table-filter-tag"
            onRemove={() => onViewChange(viewWithFilter(view, column.key, undefined))}
          >
            {text}
          </Tag>
        );
      })}
    </>
  );
}
