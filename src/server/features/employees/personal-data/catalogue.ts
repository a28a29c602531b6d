import { identityFields } from '../../../../domain/employees/erasure';
import type { Schema } from '../../../database/schema';
import type { Belonging, CataloguedTable } from './catalogueTypes';
import { employee, signInCatalogue } from './signInCatalogue';
import { author, links, workCatalogue } from './workCatalogue';

const creator: readonly Belonging[] = [{ column: 'created_by_id' }];
const ticket: readonly Belonging[] = [{ column: 'ticket_id', in: 'tickets' }];

const master = (what: string): CataloguedTable => ({
  what,
  rows: 'company',
  columns: { company: ['name', 'status'] },
});
const log = (what: string, belongs: Belonging): CataloguedTable => ({
  what,
  belongs: [belongs],
  exported: { area: what, by: creator },
  rows: 'working-time',
  columns: { company: ['action'], personal: ['comment'], person: ['created_by_id'] },
});

/**
 * Every table, and every column that holds text, JSON, bytes or a reference to an employee: what it is about, whether it
 * belongs to an export, and what an erasure does with it. A test compares it with the tables of the database.
 */
export const personalDataCatalogue: Readonly<Record<keyof Schema, CataloguedTable>> = {
  employees: {
    what: 'Employee record',
    belongs: [{ column: 'id' }],
    exported: { area: 'Record' },
    rows: 'working-time',
    columns: {
      identity: ['code', 'first_name', 'middle_name', 'last_name', 'email', 'mobile'],
      copy: ['full_name'],
      secret: ['password_hash'],
      company: ['shift_type', 'status'],
      person: ['team_leader_id', 'erased_by_id'],
    },
  },
  employee_changes: {
    what: 'Changes of the employee record',
    belongs: employee,
    exported: { area: 'Changes of the record' },
    rows: 'accountability',
    personalWhen: { column: 'field', in: identityFields },
    columns: { person: ['employee_id', 'actor_id'], text: ['field'], personal: ['previous_value', 'current_value'] },
  },
  former_workplaces: {
    what: 'Former locations and shifts',
    belongs: employee,
    exported: { area: 'Former locations and shifts' },
    rows: 'working-time',
    columns: { person: ['employee_id'], company: ['shift_type'] },
  },
  sessions: {
    what: 'Sessions',
    belongs: employee,
    exported: { area: 'Sessions' },
    rows: 'deleted',
    columns: {
      person: ['employee_id'],
      secret: ['token_hash', 'former_token_hash', 'device_hash'],
      personal: ['address', 'browser'],
    },
  },
  ...signInCatalogue,
  audit_events: {
    what: 'Audit log',
    rows: 'audit',
    columns: {
      recorded: ['actor_name', 'subject_text', 'address', 'session', 'details', 'once_key'],
      company: ['kind', 'subject_kind'],
    },
  },
  attempts: { what: 'Attempts of devices', rows: 'expires', columns: { ids: ['subject'] } },
  attempt_levels: { what: 'Slowed sign-in attempts', rows: 'expires', columns: { secret: ['subject'] } },
  preferences: {
    what: 'Preferences',
    belongs: employee,
    exported: { area: 'Preferences' },
    rows: 'deleted',
    columns: { person: ['employee_id'], company: ['key', 'tab'], personal: ['value'] },
  },
  saved_views: {
    what: 'Saved views',
    belongs: [{ column: 'owner_id' }],
    exported: { area: 'Saved views' },
    rows: 'deleted',
    spared: 'is_shared',
    hasVersion: true,
    columns: { person: ['owner_id'], company: ['table_name'], 'distinct-text': ['name'], text: ['view'] },
  },
  notifications: {
    what: 'Notifications and waiting mails',
    belongs: [{ column: 'recipient_id' }],
    exported: { area: 'Notifications' },
    rows: 'deleted',
    columns: { person: ['recipient_id', 'actor_id'], company: ['kind'], text: ['text'], ids: ['path'] },
  },
  bulk_changes: {
    what: 'Changes of several tasks that can be undone',
    belongs: employee,
    rows: 'deleted',
    columns: { person: ['employee_id'] },
  },
  bulk_change_tasks: {
    what: 'Former values of tasks that can be restored',
    rows: 'work',
    columns: { text: ['before_values'] },
  },
  files: {
    what: 'Uploaded files',
    belongs: [{ column: 'uploaded_by_id' }],
    exported: { area: 'Uploaded files' },
    rows: 'work',
    columns: { person: ['uploaded_by_id'], text: ['name'], ids: ['content_hash'], company: ['media_type'] },
  },
  face_logs: {
    what: 'Face logs',
    belongs: employee,
    exported: { area: 'Face logs' },
    rows: 'working-time',
    columns: { person: ['employee_id'], company: ['direction'], emptied: ['device_id', 'device_event_id'] },
  },
  face_days: {
    what: 'Days of face logs',
    belongs: employee,
    rows: 'working-time',
    columns: { person: ['employee_id'] },
  },
  face_devices: {
    what: 'Face devices',
    rows: 'company',
    columns: { company: ['name', 'status'], secret: ['key_hash', 'key_ending'], person: ['created_by_id'] },
  },
  manual_attendances: {
    what: 'Manual attendance',
    belongs: employee,
    exported: { area: 'Manual attendance' },
    rows: 'working-time',
    columns: { person: ['employee_id', 'updated_by_id'] },
  },
  manual_attendance_requests: {
    what: 'Requests for manual attendance',
    belongs: employee,
    exported: { area: 'Manual attendance requests' },
    rows: 'working-time',
    columns: {
      person: ['employee_id', 'acted_by_id'],
      company: ['type', 'reason', 'status'],
      personal: ['status_comment'],
    },
  },
  manual_attendance_log_entries: log('Log of manual attendance requests', {
    column: 'request_id',
    in: 'manual_attendance_requests',
  }),
  leaves: {
    what: 'Leaves',
    belongs: employee,
    exported: { area: 'Leaves' },
    rows: 'working-time',
    columns: {
      person: ['employee_id', 'created_by_id', 'acted_by_id'],
      company: ['leave_type', 'half_from', 'half_to', 'status'],
      personal: ['reason', 'status_comment'],
    },
  },
  leave_log_entries: log('Log of leaves', { column: 'leave_id', in: 'leaves' }),
  leave_notified_employees: {
    what: 'People notified of leaves',
    belongs: employee,
    rows: 'working-time',
    columns: { person: ['employee_id'] },
  },
  overtime_entries: {
    what: 'Overtime',
    belongs: employee,
    exported: { area: 'Overtime' },
    rows: 'working-time',
    hasVersion: true,
    columns: {
      person: ['employee_id', 'acted_by_id'],
      personal: ['description', 'status_comment'],
      company: ['status'],
    },
  },
  overtime_log_entries: log('Log of overtime', { column: 'overtime_entry_id', in: 'overtime_entries' }),
  kra_records: {
    what: 'KRA ratings',
    belongs: employee,
    exported: { area: 'KRA ratings' },
    rows: 'pay',
    columns: {
      person: ['employee_id', 'team_leader_id'],
      company: ['q1_text', 'q2_text', 'q3_text', 'q4_text', 'q5_text'],
    },
  },
  kra_questions: {
    what: 'KRA questions',
    rows: 'company',
    columns: { company: ['question', 'text'] },
  },
  present_records: {
    what: 'Present data of months',
    belongs: [{ column: 'code', same: 'code' }],
    exported: { area: 'Present data' },
    rows: 'pay',
    hasVersion: true,
    columns: {
      identity: ['name', 'code'],
      company: ['attendance_status'],
      personal: ['attendance_comment'],
      person: ['created_by_id', 'reminded_by_id'],
    },
  },
  present_log_entries: {
    what: 'Log of present data',
    belongs: [{ column: 'record_id', in: 'present_records' }],
    rows: 'pay',
    columns: { company: ['action'], personal: ['comment'], text: ['changes'], person: ['created_by_id'] },
  },
  present_month_closings: {
    what: 'Closed months',
    rows: 'accountability',
    columns: { person: ['closed_by_id'] },
  },
  ...workCatalogue,
  tickets: {
    what: 'Tickets raised',
    belongs: [{ column: 'raised_by_id' }],
    exported: { area: 'Tickets' },
    rows: 'work',
    hasVersion: true,
    columns: {
      company: ['key', 'ticket_type', 'priority', 'status'],
      personal: ['title', 'description'],
      person: ['raised_by_id', 'assignee_id'],
    },
  },
  ticket_messages: {
    what: 'Messages of tickets raised',
    belongs: ticket,
    exported: { area: 'Ticket messages', by: author },
    rows: 'work',
    columns: { person: ['author_id'], personal: ['body'] },
  },
  ticket_log_entries: {
    what: 'Log of tickets raised',
    belongs: ticket,
    exported: { area: 'Own changes of tickets', by: creator },
    rows: 'accountability',
    columns: {
      company: ['action'],
      text: ['previous_value', 'current_value'],
      personal: ['comment'],
      person: ['created_by_id'],
    },
  },
  ticket_files: { what: 'Attachments of tickets raised', belongs: ticket, rows: 'deleted', columns: {} },
  ticket_departments: {
    what: 'Ticket departments',
    rows: 'company',
    columns: { company: ['name', 'prefix', 'status'] },
  },
  ticket_department_handlers: {
    what: 'Handlers of tickets',
    belongs: employee,
    rows: 'deleted',
    columns: { person: ['employee_id'] },
  },
  interview_candidates: {
    what: 'Application of the person',
    belongs: [{ column: 'email', same: 'email' }],
    exported: { area: 'Application' },
    rows: 'accountability',
    columns: { personal: ['name', 'email', 'mobile', 'source'], company: ['position'], person: ['created_by_id'] },
  },
  interview_rounds: {
    what: 'Interviews of the application',
    belongs: [{ column: 'candidate_id', in: 'interview_candidates' }],
    rows: 'accountability',
    hasVersion: true,
    columns: {
      text: ['title'],
      company: ['mode', 'ratings', 'result'],
      personal: ['remarks'],
      person: ['submitted_by_id', 'created_by_id'],
    },
  },
  interview_interviewers: {
    what: 'Interviews held',
    belongs: employee,
    exported: { area: 'Interviews held' },
    rows: 'accountability',
    columns: { person: ['employee_id'] },
  },
  changes: {
    what: 'Change log of open pages',
    rows: 'expires',
    columns: { company: ['kind'], ids: ['people', 'origin'] },
  },
  change_log_state: links('Position of the change log'),
  departments: {
    what: 'Departments',
    rows: 'company',
    columns: { company: ['name', 'status'], person: ['head_id'] },
  },
  positions: master('Positions'),
  locations: master('Locations'),
  verticals: master('Verticals'),
  tech_stacks: master('Tech stacks'),
  requirements: master('Requirements'),
  holidays: { what: 'Holidays', rows: 'company', columns: { company: ['name', 'half'] } },
  holiday_locations: links('Locations of holidays'),
  roles: {
    what: 'Roles',
    rows: 'company',
    columns: { company: ['name', 'description', 'granted_flags'] },
  },
  role_changes: {
    what: 'History of roles',
    rows: 'accountability',
    columns: {
      company: ['role_name', 'action', 'former_name', 'description', 'granted_flags', 'revoked_flags'],
      person: ['changed_by_id'],
    },
  },
  company_settings: { what: 'Settings', rows: 'company', columns: { company: ['key'], secret: ['value'] } },
  backups: { what: 'Results of backups', rows: 'company', columns: { company: ['file', 'problem'] } },
};
