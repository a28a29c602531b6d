import { shownShift } from '../../../../domain/employees/employeeRules';
import { recordedName } from '../../../../domain/wording/personName';
import { formatDay } from '../../../../domain/calendar/formatDay';
import { useListEmployeeChangesQuery, type EmployeeDetail } from '../../../api/api';
import { KeyValueList } from '../../../ui/layout/KeyValueList';
import { useTableView } from '../../../table/view/useTableView';
import { ListTable } from '../../../table/view/ListTable';
import { fullName } from './employeeColumns';
import { EmployeeSecondFactor } from './EmployeeSecondFactor';
import { EmployeeSessions } from './EmployeeSessions';
import { changeColumns } from './fileColumns';

const base = { sort: [{ key: 'when', direction: 'desc' }] } as const;

/** HR's record of the employee, with its history. */
export function EmployeeDetails({
  detail: { Employee: employee, Former_workplaces: former },
}: {
  detail: EmployeeDetail;
}) {
  const list = useListEmployeeChangesQuery(employee._id, { refetchOnMountOrArgChange: true });
  const [view, changeView] = useTableView('employee.details', changeColumns, { base });
  return (
    <div className="db-employee-details">
      <div role="region" aria-label="Record" tabIndex={0}>
        <KeyValueList
          items={[
            { label: 'Code', value: employee.Employee_code },
            { label: 'Name', value: recordedName(employee) },
            { label: 'E-mail', value: employee.Email },
            { label: 'Mobile', value: employee.Mobile },
            { label: 'Position', value: employee.Position?.Name },
            { label: 'Department', value: employee.Department?.Name },
            { label: 'Team leader', value: employee.Team_leader?.Name },
            { label: 'Vertical', value: employee.Vertical?.Name },
            { label: 'Location', value: employee.Location?.Name },
            { label: 'Shift', value: shownShift(employee.Shift_type) },
            ...(employee.Workplace_since === null
              ? []
              : [{ label: 'Location and shift since', value: formatDay(employee.Workplace_since) }]),
            ...former.map(({ Until, Location, Shift_type }) => ({
              label: `Until ${formatDay(Until)}`,
              value: `${Location ?? 'No location'}, ${shownShift(Shift_type)}`,
            })),
            { label: 'Role permission', value: employee.Role.Name },
            { label: 'Joined', value: formatDay(employee.Joined) },
            { label: 'Status', value: employee.Status },
            { label: 'Account', value: employee.Has_password ? 'Password set' : 'Not set up yet' },
          ]}
        />
        {employee.May_edit && <EmployeeSecondFactor employee={employee} />}
        {employee.May_edit && <EmployeeSessions employee={employee} />}
      </div>
      <ListTable
        name={`History of ${fullName(employee)}`}
        columns={changeColumns}
        view={view}
        onViewChange={changeView}
        list={list}
        emptyText="No changes yet"
      />
    </div>
  );
}
