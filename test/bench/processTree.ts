import { readdirSync, readFileSync } from 'node:fs';

/** Of Linux, on every usual machine. */
const TICKS_PER_SECOND = 100;

interface ProcessState {
  readonly parent: number;
  readonly ticks: number;
}

/** undefined when the process has just ended. */
function readState(pid: number): ProcessState | undefined {
  let text: string;
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // The name before may have spaces and brackets.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
}

function readTree(root: number): Map<number, ProcessState> {
  const states = new Map<number, ProcessState>();
  for (const name of readdirSync('/proc')) {
    const state = /^\d+$/.test(name) ? readState(Number(name)) : undefined;
    if (state !== undefined) states.set(Number(name), state);
  }
  const isBelow = (pid: number): boolean => {
    const parent = states.get(pid)?.parent;
    return pid === root || (parent !== undefined && parent > 0 && isBelow(parent));
  };
  return new Map([...states].filter(([pid]) => isBelow(pid)));
}

/** Processor time that a process and those below it have used. */
export const processorSeconds = (root: number): number =>
  [...readTree(root).values()].reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND;

/** The ids of a process and of those below it. */
export const processesBelow = (root: number): number[] => [...readTree(root).keys()];
