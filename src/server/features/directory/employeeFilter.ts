import { failures } from '../../errors/failure';

/** A filter of employees; undefined fields do not filter. */
export interface EmployeeFilter {
  designation?: string;
  Status?: 'Active' | 'DeActive';
  Position_id?: string;
}

const reject = (message: string) => failures.malformed([{ field: 'filter', message }]);

function parsed(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw reject('The filter must be JSON, for example {"designation":"Project Manager"}');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw reject('The filter must be a JSON object');
  return value as Record<string, unknown>;
}

/**
 * Parses the filter of CALL-015 from the URL.
 * @throws Failure 400 for anything but a JSON object with the texts designation, Status and Position_id
 */
export function readEmployeeFilter(text: string): EmployeeFilter {
  const { designation, Status: status, Position_id: positionId, ...others } = parsed(text);
  const unknownKey = Object.keys(others)[0];
  if (unknownKey !== undefined) throw reject(`Employees cannot be filtered by ${unknownKey}`);
  for (const [key, value] of Object.entries({ designation, Position_id: positionId }))
    if (value !== undefined && typeof value !== 'string') throw reject(`${key} must be a text`);
  if (status !== undefined && status !== 'Active' && status !== 'DeActive')
    throw reject('Status must be one of Active, DeActive');
  return {
    designation: designation as string | undefined,
    Status: status,
    Position_id: positionId as string | undefined,
  };
}
