import { FilterSelect } from '../../../ui/form/select/FilterSelect';
import { viewWithFilter, type TableView } from '../../../table/view/tableView';
import { projectStatusChoices } from './projectColumns';

/** SCR-051, B-27: the project list writes 'All', not 'ALL'. */
const all = 'All';
const choices = [{ value: all, label: all }, ...projectStatusChoices];

export interface ProjectStatusFilterProps {
  readonly view: TableView;
  readonly onViewChange: (view: TableView) => void;
}

/** The status filter of the project list: All and the five statuses. */
export function ProjectStatusFilter({ view, onViewChange }: ProjectStatusFilterProps) {
  const filter = view.filters.status;
  const values = filter?.kind === 'choices' ? filter.values : [];
  const pick = (value: string): void =>
    onViewChange(viewWithFilter(view, 'status', value === all ? undefined : { kind: 'choices', values: [value] }));
  return (
    <FilterSelect
      text="Status"
      choices={choices}
      value={values.length > 1 ? '' : (values[0] ?? all)}
      placeholder={`${values.length} chosen`}
      onPick={pick}
    />
  );
}
