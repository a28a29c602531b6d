import { useEndEmployeeSessionsMutation, useListEmployeeSessionsQuery, type EmployeeRecord } from '../../../api/api';
import { lensMark } from '../../../permissions/lensMark';
import { useOverlay } from '../../../screen-state/useOverlay';
import { Button } from '../../../ui/controls/Button';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog';
import { SessionList } from '../../session/SessionList';
import { fullName } from './employeeColumns';

/** Where the employee is signed in, for HR: a lost telephone or a leaked password must not wait for its owner. */
export function EmployeeSessions({ employee }: { employee: EmployeeRecord }) {
  const list = useListEmployeeSessionsQuery(employee._id, { refetchOnMountOrArgChange: true });
  const [endSessions] = useEndEmployeeSessionsMutation();
  const question = useOverlay('end-sessions');
  const endAll = async (): Promise<void> => {
    await endSessions({ id: employee._id }).unwrap();
  };
  const hasOthers = list.currentData?.some(({ Is_current }) => !Is_current) === true;
  return (
    <section className="db-employee-sessions" aria-label="Sessions">
      <header>
        <h2 className="db-panel-title">Sessions</h2>
        {hasOthers && (
          <Button
            {...lensMark('Employee.Edit_Employee')}
            size="small"
            intent="danger"
            variant="outlined"
            text="Sign out everywhere"
            onClick={() => question.open(null)}
          />
        )}
      </header>
      <SessionList
        what="the sessions"
        list={list}
        onEnd={(Session_id) => endSessions({ id: employee._id, Session_id }).unwrap()}
      />
      <ConfirmDialog
        name="end-sessions"
        isOpen={question.isOpen}
        title={`Sign ${fullName(employee)} out everywhere?`}
        confirmLabel="Sign out"
        intent="danger"
        onConfirm={endAll}
        onCancel={question.close}
      >
        All sessions end except your own, and every browser has to sign in again. What was typed and not saved stays in
        the browser until then.
      </ConfirmDialog>
    </section>
  );
}
