import { computedFigures, differingFigures, type ComputedMonth } from '../../../domain/present-data/computedMonth';
import type { Handler, Schemas } from '../../operations/call';
import { comparisonWindow, countOutcomes, type ComparisonRow } from './comparisonReadModel';

function sideFigures(row: ComparisonRow, side: 'stored' | 'computed'): ComputedMonth | null {
  const figures = computedFigures.map((figure) => [figure, row[`${side}_${figure}`]] as const);
  return figures.some(([, value]) => value === null) ? null : (Object.fromEntries(figures) as ComputedMonth);
}

function comparisonWire(row: ComparisonRow): Schemas['PresentComparisonRow'] {
  const [stored, computed] = [sideFigures(row, 'stored'), sideFigures(row, 'computed')];
  return {
    Employee_id: row.person_id,
    Code: row.code,
    Name: row.name,
    _id: row.id,
    Outcome: row.outcome,
    Stored: stored,
    Computed: computed,
    Differences: stored === null || computed === null ? [] : differingFigures(stored, computed),
  };
}

/**
 * A window of a month as computed from attendance and leave, next to the stored figures, with the differences.
 * @throws Failure 400 for an unknown sort key or outcome
 */
export const comparePresentMonth: Handler<'comparePresentMonth'> = async ({ database, now, query, services }) => {
  const moment = { now, timeZone: services.companyTimeZone };
  const rows = await comparisonWindow(database, query, moment);
  // A window beyond the end has no row with the length.
  const total =
    rows[0]?.total ??
    ((query.offset ?? 0) === 0
      ? 0
      : ((await comparisonWindow(database, { ...query, offset: 0, limit: 1 }, moment))[0]?.total ?? 0));
  return {
    Rows: rows.map(comparisonWire),
    Total: total,
    ...(query.Count_by !== undefined && { Counts: await countOutcomes(database, query, moment) }),
  };
};
