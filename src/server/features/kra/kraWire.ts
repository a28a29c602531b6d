import type { KraRatings } from '../../../domain/kra/kraRatings';
import { monthOf } from '../../../domain/kra/kraMonth';
import type { Schemas } from '../../operations/call';
import type { KraRow } from './kraReadModel';

type Own = Pick<KraRow, 'own_q1' | 'own_q2' | 'own_q3' | 'own_q4' | 'own_q5'>;
type Leaders = Pick<KraRow, 'leader_q1' | 'leader_q2' | 'leader_q3' | 'leader_q4' | 'leader_q5'>;

/** The five ratings that the employee gave. */
const ownRatings = (row: Own): KraRatings => ({
  Q1: row.own_q1,
  Q2: row.own_q2,
  Q3: row.own_q3,
  Q4: row.own_q4,
  Q5: row.own_q5,
});

/** The five ratings that the leader gave; null while there are none. The database holds all five or none. */
export function leaderRatings({
  leader_q1: Q1,
  leader_q2: Q2,
  leader_q3: Q3,
  leader_q4: Q4,
  leader_q5: Q5,
}: Leaders): KraRatings | null {
  return Q1 === null || Q2 === null || Q3 === null || Q4 === null || Q5 === null ? null : { Q1, Q2, Q3, Q4, Q5 };
}

const unrated = { Q1: null, Q2: null, Q3: null, Q4: null, Q5: null };

/**
 * A record in the contract's spelling (FIELD-061).
 * @param side whose ratings stand in Q1 to Q5
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
    month: monthOf(row.month),
    Create_at: row.created_at.toISOString(),
    Rated_on: row.rated_at?.toISOString() ?? null,
    Employee: { _id: row.employee_id, First_name: row.first_name, Last_name: row.last_name, Employee_code: row.code },
    Team_leader: {
      _id: row.team_leader_id,
      First_name: row.leader_first_name,
      Last_name: row.leader_last_name,
      Employee_code: row.leader_code,
    },
  };
}
