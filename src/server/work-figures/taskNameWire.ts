/** A task that an answer about something else names. */
export const taskNameWire = ({ id, key, summary }: { id: string; key: string; summary: string }) => ({
  _id: id,
  Task_key: key,
  Short_summary: summary,
});
