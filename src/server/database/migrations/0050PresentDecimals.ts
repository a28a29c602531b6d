import { sql, type Kysely } from 'kysely';

const figures = { working_days: 5, carry_forward_days: 6, total_days: 5, allowed_days: 5, grand_total_days: 6 } as const;

/** Figures that a payroll works out have two decimals: 1.25 days of leave earned in a month. */
export async function up(database: Kysely<unknown>): Promise<void> {
  const changes = Object.entries(figures).map(([column, digits]) => sql`alter column ${sql.ref(column)} type numeric(${sql.lit(digits)}, 2)`);
  await sql`alter table present_records ${sql.join(changes)}`.execute(database);
}
