import type { Handler } from '../../operations/call';
import { contractDocument } from '../../operations/contractDocument';
import { WrittenAnswer } from '../../operations/operationShapes';

/** About a megabyte, which does not change. */
let written: WrittenAnswer<Record<string, unknown>> | undefined;

export const getContract: Handler<'getContract'> = async () =>
  (written ??= new WrittenAnswer(JSON.stringify(contractDocument)));
