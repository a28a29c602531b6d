import type { Handler } from '../../operations/call';
import { contractDocument } from '../../operations/contractDocument';

/** The contract itself, for the readable reference. */
export const getContract: Handler<'getContract'> = async () => contractDocument;
