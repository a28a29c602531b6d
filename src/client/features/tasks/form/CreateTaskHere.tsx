import { useStore } from 'react-redux';
import { useLocation, useMatches } from 'react-router-dom';
import { selectTaskById, type WithRecords } from '../../../entities/knownRecords';
import { CreateTaskDialog } from './CreateTaskDialog';

/** The create-task form on any page, with the project of the page or its task filled in. */
export function CreateTaskHere({ onClose }: { readonly onClose: () => void }) {
  const { pathname } = useLocation();
  const { id = '', projectid } = useMatches().at(-1)?.params ?? {};
  const store = useStore<WithRecords>();
  const getTaskProject = pathname.startsWith('/task/') ? selectTaskById(store.getState(), id)?.Project_id : undefined;
  const projectId = projectid ?? (pathname.startsWith('/project/') ? id : getTaskProject) ?? '';
  return <CreateTaskDialog initial={{ Project_id: projectId }} onClose={onClose} />;
}
