/** The meaning of a status: classes `db-tone-…`, in badges and table cells. */
export type Tone = 'neutral' | 'active' | 'waiting' | 'good' | 'bad' | 'stopped';

const tones: Readonly<Record<string, Tone>> = {
  // Tasks, milestones, sprints (STATE-003, CONST-029)
  OPEN: 'neutral',
  'IN PROGRESS': 'active',
  'DEVELOPMENT DONE': 'active',
  'READY FOR QA': 'waiting',
  'READY FOR UAT': 'waiting',
  REOPEN: 'bad',
  REJECTED: 'bad',
  'ON HOLD': 'stopped',
  CLOSE: 'good',
  // Projects (STATE-001)
  INPROGRESS: 'active',
  HOLD: 'stopped',
  INCLIENTREVIEW: 'waiting',
  COMPLETED: 'good',
  // Health of projects
  'ON TRACK': 'good',
  'AT RISK': 'waiting',
  'OFF TRACK': 'bad',
  DONE: 'good',
  // Leaves, requests, confirmations
  PENDING: 'waiting',
  APPROVED: 'good',
  'CONDITIONAL APPROVED': 'good',
  UNAPPROVED: 'bad',
  CANCELLED: 'stopped',
  ISSUE: 'bad',
  // Records, timers, tickets
  ACTIVE: 'good',
  DEACTIVE: 'stopped',
  RUNNING: 'active',
  STOPPED: 'stopped',
  RESOLVED: 'good',
  CLOSED: 'good',
  REOPENED: 'bad',
  // Parts of the server
  WORKS: 'good',
  'DOES NOT WORK': 'bad',
  'NEEDS ATTENTION': 'waiting',
  'NOT SET UP': 'stopped',
  'NOT CHECKED YET': 'neutral',
};

/** The tone of any status of the product, ignoring case; 'neutral' for an unknown one. */
export const statusTone = (status: string): Tone => tones[status.toUpperCase()] ?? 'neutral';
