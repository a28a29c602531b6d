import { CollapseAllIcon, ExpandAllIcon } from '@blueprintjs/icons';
import { memo, useMemo, type ReactElement } from 'react';
import { ChoiceSelect } from '../../../ui/form/select/ChoiceSelect';
import { columnName, type ColumnDefinition } from '../../view/columnDefinition';
import type { RowGroup } from '../groups/rowGroups';
import { getClosedGroups, viewWithClosedGroups, type TableView } from '../../view/tableView';
import { Button } from '../../../ui/controls/Button';

interface GroupChoiceProps<Row> {
  readonly columns: readonly ColumnDefinition<Row>[];
  /** Keys of the columns for grouping. */
  readonly choices: readonly string[];
  /** The shown groups, if any. */
  readonly groups: readonly RowGroup[] | undefined;
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

/** Maximum number of stored closed groups. */
const MAX_CLOSED = 500;

function Choice<Row>({ columns, choices, groups, view, onViewChange }: GroupChoiceProps<Row>): ReactElement {
  const closed = getClosedGroups(view);
  const options = useMemo(
    () => [
      { value: '', label: 'No groups' },
      ...choices
        .flatMap((key) => columns.find((column) => column.key === key) ?? [])
        .map((column) => ({ value: column.key, label: columnName(column) })),
    ],
    [choices, columns],
  );
  const change = (groupBy: string): void => onViewChange({ ...view, groupBy: groupBy || undefined, page: 1 });
  return (
    <span className="db-table-group-choice">
      <ChoiceSelect
        name="group-by"
        label="Group by"
        choices={options}
        value={view.groupBy ?? ''}
        onPick={change}
        isWide={false}
        size="small"
        variant="minimal"
      />
      {groups && closed.length > 0 && (
        <Button
          size="small"
          variant="minimal"
          icon={<ExpandAllIcon />}
          aria-label="Open all groups"
          title="Open all groups"
          onClick={() => onViewChange(viewWithClosedGroups(view, []))}
        />
      )}
      {groups && closed.length < groups.length && groups.length <= MAX_CLOSED && (
        <Button
          size="small"
          variant="minimal"
          icon={<CollapseAllIcon />}
          aria-label="Close all groups"
          title="Close all groups"
          onClick={() =>
            onViewChange(
              viewWithClosedGroups(
                view,
                groups.map(({ key }) => key),
              ),
            )
          }
        />
      )}
    </span>
  );
}

/** Chooses the grouping column, and opens or closes all groups. */
export const GroupChoice = memo(Choice) as typeof Choice;
