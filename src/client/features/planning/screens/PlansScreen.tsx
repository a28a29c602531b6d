import { PlusIcon, UndoIcon } from '@blueprintjs/icons';
import { useMemo, type ReactNode } from 'react';
import type { Day } from '../../../../domain/calendar/day';
import { lensMark } from '../../../permissions/lensMark';
import { useIsPermitted } from '../../../permissions/useIsPermitted';
import type { RowAction } from '../../../table/grid/popover/RowActionsMenu';
import { ChoiceFilterSelect } from '../../../table/view/ChoiceFilterSelect';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { useToday } from '../../../widgets/useToday';
import { ProjectTabPage } from '../../projects/ProjectTabPage';
import { statusChoices } from '../../tasks/taskTones';
import type { PlanKind } from '../../../../domain/planning/planPath';
import { PlanTable, type PlanTableProps } from '../PlanTable';
import { useOverlay } from '../../../screen-state/useOverlay';
import { DeletedPlansDialog } from './DeletedPlansDialog';
import { MissingRecord } from '../../../ui/dialogs/NotFoundDialog';
import { useOpenedPlan } from './useOpenedPlan';
import { planNouns } from './usePlanDeletion';
import { Button } from '../../../ui/controls/Button';

const toolbarFilterKeys = ['status'];

interface PlanRecord {
  readonly _id: string;
  readonly Version: number;
}

/** What a row action can do, by the user's flags. */
export interface PlanActionNeeds<Plan, DialogKind> {
  readonly mayEdit: boolean;
  readonly mayDelete: boolean;
  readonly onOpen: (plan: Plan) => void;
  readonly onChoose: (kind: DialogKind, plan: Plan) => void;
}

export interface PlansScreenProps<Plan extends PlanRecord, DialogKind extends string> {
  readonly kind: PlanKind;
  readonly projectId: string;
  readonly query: PlanTableProps<Plan>['query'];
  /** Declared outside the component, as is the base. */
  readonly columns: (today: Day) => readonly ColumnDefinition<Plan>[];
  readonly base: PlanTableProps<Plan>['base'];
  readonly rowActions: (plan: Plan, needs: PlanActionNeeds<Plan, DialogKind>) => RowAction[];
  readonly drawer: (plan: Plan, onClose: () => void) => ReactNode;
  readonly addDialog: (onClose: () => void) => ReactNode;
  /** The dialog that a row action opened. */
  readonly rowDialog: (
    kind: DialogKind,
    plan: Plan,
    /** Undefined once the record is no longer in the list. */
    newestVersion: number | undefined,
    onClose: () => void,
  ) => ReactNode;
}

/** The milestones or the sprints of a project. */
export function PlansScreen<Plan extends PlanRecord, DialogKind extends string>({
  kind,
  projectId,
  query,
  columns: columnsAt,
  base,
  rowActions,
  drawer,
  addDialog,
  rowDialog,
}: PlansScreenProps<Plan, DialogKind>) {
  const noun = planNouns[kind];
  const plural = `${noun}s`;
  const today = useToday();
  const mayAdd = useIsPermitted(`${noun}_Project.Add`);
  const mayEdit = useIsPermitted(`${noun}_Project.Edit`);
  const mayDelete = useIsPermitted(`${noun}_Project.Delete`);
  const [openedId, open] = useOpenedPlan(kind);
  const addition = useOverlay('add');
  const deleted = useOverlay('deleted');
  const rowAction = useOverlay<{ readonly rowKind: DialogKind; readonly plan: Plan }>('row');
  const columns = useMemo(() => columnsAt(today), [columnsAt, today]);
  const find = (id: string | null): Plan | undefined => query.currentData?.find(({ _id }) => _id === id);
  const opened = find(openedId);
  usePageKeys(plural, [
    mayAdd &&
      query.currentData !== undefined && {
        keys: 'n',
        description: `Add ${noun}`,
        run: () => addition.open(null),
      },
  ]);
  const addButton = mayAdd && (
    <Button
      {...lensMark(`${noun}_Project.Add`)}
      intent="primary"
      icon={<PlusIcon />}
      text={`Add ${noun}`}
      onClick={() => addition.open(null)}
    />
  );
  const needs: PlanActionNeeds<Plan, DialogKind> = {
    mayEdit,
    mayDelete,
    onOpen: ({ _id }) => open(_id),
    onChoose: (rowKind, plan) => rowAction.open({ rowKind, plan }),
  };
  const actions = (
    <>
      {mayDelete && (
        <Button
          {...lensMark(`${noun}_Project.Delete`)}
          variant="minimal"
          icon={<UndoIcon />}
          text={`Deleted ${plural}`}
          onClick={() => deleted.open(null)}
        />
      )}
      {addButton}
    </>
  );
  return (
    <ProjectTabPage projectId={projectId} title={noun} actions={actions}>
      {(project) => (
        <>
          <PlanTable
            key={projectId}
            layoutName={`project-${kind}s`}
            name={project ? `${plural} of ${project.Project_name}` : plural}
            columns={columns}
            query={query}
            base={base}
            emptyText={`This project has no ${kind}s yet`}
            emptyAction={addButton}
            rowActions={(plan) => rowActions(plan, needs)}
            onOpenRow={({ _id }) => open(_id)}
            toolbarFilterKeys={toolbarFilterKeys}
            toolbarItems={(view, onViewChange) => (
              <ChoiceFilterSelect
                label="Status"
                columnKey="status"
                choices={statusChoices}
                view={view}
                onViewChange={onViewChange}
              />
            )}
          />
          {opened && drawer(opened, () => open(null))}
          <MissingRecord what={kind} id={openedId} found={opened} list={query} onClose={() => open(null)} />
          {addition.isOpen && addDialog(addition.close)}
          {deleted.isOpen && <DeletedPlansDialog kind={kind} projectId={projectId} onClose={deleted.close} />}
          {rowAction.props &&
            rowDialog(
              rowAction.props.rowKind,
              rowAction.props.plan,
              (query.currentData ? find(rowAction.props.plan._id) : rowAction.props.plan)?.Version,
              rowAction.close,
            )}
        </>
      )}
    </ProjectTabPage>
  );
}
