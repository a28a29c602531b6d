/** The parts of a record that decide whether it is asked about. */
interface AskedRecord {
  readonly Attendence_Status: string | null;
  readonly Closed: boolean;
}

/** A record that waits for the answer of its employee; a closed month takes none. */
export const isWaitingForAnswer = ({ Attendence_Status, Closed }: AskedRecord): boolean =>
  Attendence_Status === null && !Closed;
