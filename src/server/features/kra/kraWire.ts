import { toMonth } from '../../../domain/calendar/month';
import type { Schemas } from '../../operations/call';
import { leaderRatings, ownRatings, recordedTexts } from '../../ratings/ratingsWire';
import type { KraRow } from './kraReadModel';

const unrated = { Q1: null, Q2: null, Q3: null, Q4: null, Q5: null };

/**
 * A record in the contract's spelling (FIELD-061).
 * @param side whose ratings Q1 to Q5 are
 */
export function kraWire(row: KraRow, side: 'own' | 'leader' = 'own'): Schemas['KraRecord'] {
  const [own, leaders] = [ownRatings(row), leaderRatings(row)];
  return {
    _id: row.id,
    ...(side === 'own' ? own : (leaders ?? unrated)),
    teamLeader_id: row.team_leader_id,
    Employee_id: row.employee_id,
    Team_leader_id: row.team_leader_id,
    Rating_status: row.rated_at === null ? null : 'Submitted',
    Employee_rating: own,
    Team_leader_rating: leaders,
    month: toMonth(row.month),
    Create_at: row.created_at.toISOString(),
    Rated_on: row.rated_at?.toISOString() ?? null,
    Employee: { _id: row.employee_id, First_name: row.first_name, Last_name: row.last_name, Employee_code: row.code },
    Team_leader: {
      _id: row.team_leader_id,
      First_name: row.leader_first_name,
      Last_name: row.leader_last_name,
      Employee_code: row.leader_code,
    },
    Texts: recordedTexts(row),
  };
}
