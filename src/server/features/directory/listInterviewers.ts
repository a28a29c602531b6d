import { interviewFlag } from '../../../domain/interviews/interviewRules';
import type { Handler } from '../../operations/call';
import { employeeWire } from './employeeWire';
import { listPeople } from './employeesReadModel';

/** Those who may be named as interviewers: active, with a role that opens interviews (`saveInterview` rejects others). */
export const listInterviewers: Handler<'listInterviewers'> = async (call) =>
  (await listPeople(call.database, { Status: 'Active', grantedFlag: interviewFlag })).map((person) =>
    employeeWire(person, call),
  );
