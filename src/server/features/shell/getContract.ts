import type { Handler } from '../../operations/call';
import { contractDocument } from '../../operations/contractDocument';

export const getContract: Handler<'getContract'> = async () => contractDocument;
