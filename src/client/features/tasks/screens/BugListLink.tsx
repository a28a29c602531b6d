import { AnchorButton } from '@blueprintjs/core';
import { BugIcon } from '@blueprintjs/icons';
import { useHref, useNavigate } from 'react-router-dom';
import { shortTaskPath } from '../../../../domain/tasks/taskPath';

export function BugListLink({ taskId }: { readonly taskId: string }) {
  const navigate = useNavigate();
  const path = `${shortTaskPath(taskId)}/BugList`;
  const open = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    void navigate(path);
  };
  return <AnchorButton icon={<BugIcon />} text="Bugs" href={useHref(path)} onClick={open} />;
}
