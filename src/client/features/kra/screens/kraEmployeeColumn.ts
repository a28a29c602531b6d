import type { KraRecord } from '../../../api/api';
import type { ColumnDefinition } from '../../../table/view/columnDefinition';
import { personName } from '../../../../domain/wording/personName';

/** The rated employee: the first column of lists of ratings. */
export const kraEmployeeColumn = <Row extends Pick<KraRecord, 'Employee'>>(): ColumnDefinition<Row> => ({
  key: 'Employee',
  header: 'Employee',
  type: 'person',
  width: 220,
  frozen: true,
  hideable: false,
  value: ({ Employee }) => `${personName(Employee)} (${Employee.Employee_code})`,
});
