import type { Generated, GeneratedAlways } from 'kysely';
import type { ActiveState, Instant, LogEntryColumns, OptionalInstant } from '../columnTypes';

/** `response_hours` are the working hours within which the first reply is promised. */
export interface TicketDepartmentsTable {
  id: string;
  name: string;
  version: Generated<number>;
  prefix: string;
  response_hours: Generated<number>;
  last_ticket_number: Generated<number>;
  status: ActiveState;
}
export interface TicketDepartmentHandlersTable {
  ticket_department_id: string;
  employee_id: string;
}
export interface TicketsTable {
  id: string;
  ticket_department_id: string;
  number: number;
  key: string;
  title: string;
  description: string | null;
  ticket_type: string;
  priority: Generated<string>;
  status: Generated<string>;
  raised_by_id: string;
  assignee_id: string | null;
  reopen_count: Generated<number>;
  version: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
  first_replied_at: OptionalInstant;
  last_replied_at: OptionalInstant;
  resolved_at: OptionalInstant;
  priority_rank: GeneratedAlways<number>;
  status_rank: GeneratedAlways<number>;
}
/** A message with `is_internal` is visible only to the handlers of the department. */
export interface TicketMessagesTable {
  id: string;
  ticket_id: string;
  author_id: string;
  body: string;
  is_internal: Generated<boolean>;
  created_at: Instant;
}
/** `message_id` is null for a file of the ticket itself. */
export interface TicketFilesTable {
  ticket_id: string;
  file_id: string;
  message_id: string | null;
}
export interface TicketLogEntriesTable extends LogEntryColumns {
  ticket_id: string;
  previous_value: string | null;
  current_value: string | null;
}

export interface TicketTables {
  ticket_departments: TicketDepartmentsTable;
  ticket_department_handlers: TicketDepartmentHandlersTable;
  tickets: TicketsTable;
  ticket_messages: TicketMessagesTable;
  ticket_files: TicketFilesTable;
  ticket_log_entries: TicketLogEntriesTable;
}
