import type { Handler } from '../../operations/call';
import { taskNameWire } from '../../work-figures/taskNameWire';
import { peopleHits, projectHits, taskHits, ticketHits } from './searchReadModel';

/** A single letter matches nearly everything. */
const minTextLength = 2;

/** Visible projects, tasks, tickets and employees in one call; at most eight of each. */
export const search: Handler<'search'> = async ({ caller, database, query }) => {
  const text = query.q.trim();
  if (text.length < minTextLength) return { Projects: [], Tasks: [], Tickets: [], People: [] };
  const [projects, tasks, tickets, people] = await Promise.all([
    projectHits(database, caller, text),
    taskHits(database, caller, text),
    ticketHits(database, caller, text),
    peopleHits(database, text),
  ]);
  return {
    Projects: projects.map((row) => ({
      _id: row.id,
      Project_name: row.name,
      Project_short_name: row.short_name,
      Status: row.status,
    })),
    Tasks: tasks.map((row) => ({
      ...taskNameWire(row),
      Status: row.status,
      Project_id: row.project_id,
    })),
    Tickets: tickets.map((row) => ({ _id: row.id, Ticket_key: row.key, Title: row.title, Status: row.status })),
    People: people.map((row) => ({
      _id: row.id,
      Name: row.full_name,
      Employee_code: row.code,
      Position: row.position_name,
    })),
  };
};
