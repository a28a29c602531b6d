import type { StoredContent } from '../../plugins/files/fileStore';
import type { CompanyRows, Row } from '../companyRows';
import type { Person } from '../people/person';
import type { CompanyCalendar } from '../seed/companyCalendar';
import { identifier } from '../seed/identifier';
import type { SeededRandom } from '../seed/seededRandom';
import type { Project } from '../work/project';
import { keyOf, type Task } from '../work/task';
import type { StoredContents } from './contents';

export interface FileRows extends CompanyRows {
  readonly photos: readonly { id: string; photo_file_id: string }[];
}

/** Photos, documents of projects and attachments of tasks. */
export function fileRows(
  contents: StoredContents,
  people: readonly Person[],
  projects: readonly Project[],
  tasks: readonly Task[],
  calendar: CompanyCalendar,
  seed: SeededRandom,
): FileRows {
  const random = seed.fork(`files/${projects[0]?.outline.shortName ?? ''}`);
  const files: Row<'files'>[] = [];
  const file = (content: StoredContent, name: string, by: Person, atMs: number): string => {
    const id = identifier(random, atMs);
    files.push({
      id,
      content_hash: content.contentHash,
      name,
      size_bytes: content.sizeBytes,
      media_type: content.mediaType,
      uploaded_by_id: by.id,
      uploaded_at: new Date(atMs),
    });
    return id;
  };
  const photos = people.slice(0, contents.portraits.length).flatMap((person, index) => {
    const content = contents.portraits[index];
    return content === undefined
      ? []
      : { id: person.id, photo_file_id: file(content, `${person.firstName}.png`, person, calendar.at(0, 640)) };
  });
  const projectFiles = projects.flatMap((project) =>
    random.sample(contents.concepts, random.integer(1, 3)).map((content, index) => ({
      project_id: project.id,
      file_id: file(
        content,
        `${project.outline.shortName} document ${index + 1}.pdf`,
        project.manager,
        project.createdMs + 900_000,
      ),
    })),
  );
  const taskFiles = tasks.flatMap((task) =>
    taskAttachments(task, contents, random).map(({ content, name }) => ({
      task_id: task.id,
      file_id: file(content, name, task.reporter, task.createdMs),
    })),
  );
  return { files, project_files: projectFiles, task_files: taskFiles, photos };
}

function taskAttachments(
  task: Task,
  contents: StoredContents,
  random: SeededRandom,
): { content: StoredContent; name: string }[] {
  const key = keyOf(task);
  const isBug = task.type === 'Bug';
  const shots = random.chance(isBug ? 0.3 : 0.04) ? random.sample(contents.screenshots, random.integer(1, 2)) : [];
  const logs = isBug && random.chance(0.08) ? random.sample(contents.logs, 1) : [];
  const concepts = !isBug && random.chance(0.12) ? random.sample(contents.concepts, 1) : [];
  return [
    ...shots.map((content, index) => ({ content, name: `${key} screenshot ${index + 1}.png` })),
    ...logs.map((content) => ({ content, name: `${key} server.txt` })),
    ...concepts.map((content) => ({ content, name: `${key} concept.pdf` })),
  ];
}
