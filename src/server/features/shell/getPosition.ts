import { failures } from '../../errors/failure';
import type { Handler } from '../../operations/call';
import { findPosition } from './positionsReadModel';

/**
 * CALL-044: a position by its id.
 * @throws Failure 404
 */
export const getPosition: Handler<'getPosition'> = async ({ database, body }) => {
  const position = await findPosition(database, body.id);
  if (position === undefined) throw failures.notFound('Position');
  return {
    _id: position.id,
    Position: position.name,
    Position_name: position.name,
    Department_name: position.department_name,
  };
};
