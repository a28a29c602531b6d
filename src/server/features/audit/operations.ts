import type { Handlers } from '../../operations/call';
import { listAuditEvents } from './listAuditEvents';
import { recordExport } from './recordExport';

export const auditOperations = { listAuditEvents, recordExport } satisfies Partial<Handlers>;
