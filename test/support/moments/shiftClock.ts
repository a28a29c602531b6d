import { runStart } from './runMoment';

/** When the run began by the machine's clock; the same for all its processes. */
const runBegunMs = Number(process.env.DAYBOOK_RUN_BEGUN_MS);
const MachineDate = Date;
const offsetMs = runStart.getTime() - runBegunMs;

/** As if the machine's clock had shown `runStart` when the run began. */
class ShiftedDate extends MachineDate {
  constructor(...given: []) {
    if (given.length === 0) super(MachineDate.now() + offsetMs);
    else super(...given);
  }

  static override now(): number {
    return MachineDate.now() + offsetMs;
  }

  /** Dates that were made before the clock was shifted, or by Node itself, are dates all the same. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return Object.prototype.toString.call(value) === '[object Date]';
  }
}

globalThis.Date = ShiftedDate as unknown as DateConstructor;

/** The true time of the machine, to find what was taken from there. */
Object.assign(globalThis, { trueMachineMs: () => MachineDate.now() });
