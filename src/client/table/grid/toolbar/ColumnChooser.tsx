import { Checkbox, NumericInput } from '@blueprintjs/core';
import { ArrowDownIcon, ArrowUpIcon, ListColumnsIcon } from '@blueprintjs/icons';
import { memo, type ReactElement } from 'react';
import { useOverlay } from '../../../screen-state/useOverlay';
import { columnName, type ColumnDefinition } from '../../view/columnDefinition';
import { isShown, orderedColumns } from '../../view/shownColumns';
import { type TableView, defaultTableView, getLayout } from '../../view/tableView';
import { Button } from '../../../ui/controls/Button';
import { Popover } from '../../../ui/controls/Popover';

interface ColumnChooserProps<Row> {
  readonly columns: readonly ColumnDefinition<Row>[];
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

const mover = { size: 'small', variant: 'minimal' } as const;

/** Keeps the focus where a disabled button would lose it: Enter may be pressed once too often. */
const disabledUnless = (isPossible: boolean) => ({ 'aria-disabled': !isPossible || undefined });

function Choices<Row>({ columns, view, onViewChange }: ColumnChooserProps<Row>): ReactElement {
  const ordered = orderedColumns(columns, view.order);
  const keys = ordered.map((column) => column.key);
  const move = (from: number, to: number): void => {
    const next = [...keys];
    const [key] = next.splice(from, 1);
    if (key === undefined || to < 0 || to > next.length) return;
    next.splice(to, 0, key);
    onViewChange({ ...view, order: next });
  };
  const show = (key: string, isWanted: boolean): void =>
    onViewChange({
      ...view,
      hidden: isWanted ? view.hidden.filter((candidate) => candidate !== key) : [...view.hidden, key],
    });
  const reset = (): void =>
    onViewChange({
      ...view,
      ...getLayout(defaultTableView(columns, { density: view.density, pageSize: view.pageSize })),
    });
  return (
    <div className="db-table-chooser" role="dialog" aria-label="Columns">
      <ul>
        {ordered.map((column, index) => (
          <li key={column.key}>
            <Checkbox
              label={column.hideable === false ? `${columnName(column)} (always shown)` : columnName(column)}
              checked={isShown(column, view.hidden)}
              disabled={column.hideable === false}
              onChange={(event) => show(column.key, event.currentTarget.checked)}
            />
            <Button
              {...mover}
              icon={<ArrowUpIcon />}
              aria-label={`Move ${columnName(column)} to the left`}
              {...disabledUnless(index > 0)}
              onClick={() => move(index, index - 1)}
            />
            <Button
              {...mover}
              icon={<ArrowDownIcon />}
              aria-label={`Move ${columnName(column)} to the right`}
              {...disabledUnless(index < ordered.length - 1)}
              onClick={() => move(index, index + 1)}
            />
          </li>
        ))}
      </ul>
      <label className="db-table-frozen-count">
        Frozen columns
        <NumericInput
          size="small"
          min={0}
          max={keys.length}
          clampValueOnBlur
          value={view.frozenCount}
          onValueChange={(count) => {
            if (Number.isInteger(count) && count >= 0 && count <= keys.length)
              onViewChange({ ...view, frozenCount: count });
          }}
        />
      </label>
      <Button size="small" variant="minimal" text="Reset columns" onClick={reset} />
    </div>
  );
}

function Chooser<Row>(props: ColumnChooserProps<Row>): ReactElement {
  const chooser = useOverlay('columns');
  return (
    <Popover
      isOpen={chooser.isOpen}
      onInteraction={(isOpen) => chooser.toggle(isOpen, null)}
      placement="bottom-end"
      animation="minimal"
      arrow={false}
      content={<Choices {...props} />}
    >
      <Button size="small" variant="minimal" icon={<ListColumnsIcon />} text="Columns" title="Columns" />
    </Popover>
  );
}

/** Shows, hides, reorders and freezes columns. */
export const ColumnChooser = memo(Chooser) as typeof Chooser;
