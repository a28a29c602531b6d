/** A file of a task or a project. */
export interface Attachment {
  id: string;
  name: string;
  size_bytes: number;
  media_type: string;
}
