import type { KeepReason } from './catalogueTypes';

/** Reasons for which data stays after an erasure, with their basis. */
export const keepReasons: Readonly<Record<KeepReason, { readonly title: string; readonly basis: string }>> = {
  'working-time': {
    title: 'Records of working time and absence',
    basis:
      'Employment law requires employers to keep them for some years after the employment ends. Free texts in them are erased.',
  },
  pay: {
    title: 'Records that pay was computed from',
    basis:
      'Tax, social security and accounting law require evidence for what was paid. They carry the new name and code.',
  },
  work: {
    title: "The company's work: tasks, projects, tickets, sprints and their texts",
    basis:
      'Legitimate interest of the company in complete records of work done for itself and its clients. The person appears as a former employee.',
  },
  accountability: {
    title: 'Who decided, changed or closed something, and when',
    basis:
      'Legitimate interest, and partly a legal duty, to show how decisions came about. The person appears as a former employee.',
  },
  audit: {
    title: 'The audit log, with the names of its time',
    basis:
      'Legitimate interest in evidence that no one can change. Events are removed when they are older than AUDIT_KEEP.',
  },
  expires: {
    title: 'Technical records that are removed by themselves',
    basis: 'They hold ids or hashes, no names, and are deleted within a day.',
  },
  company: { title: 'Settings and lists of the company', basis: 'They hold no data of employees.' },
};
