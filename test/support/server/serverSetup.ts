import { closeIdleDatabases } from '../database/reusableDatabase';

/** Opening a database takes half a second on an idle machine, and many times that on a busy one. */
jest.setTimeout(120_000);

afterAll(closeIdleDatabases);
