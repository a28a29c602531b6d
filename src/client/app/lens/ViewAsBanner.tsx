import { Callout } from '@blueprintjs/core';
import { EyeOpenIcon } from '@blueprintjs/icons';
import { useDispatch } from 'react-redux';
import { viewAsEnded, type ViewedRole } from '../../permissions/permissionsSlice';
import './lens.css';
import { Button } from '../../ui/controls/Button';

/** Always visible while the program is shown as another role. */
export default function ViewAsBanner({ viewed }: { viewed: ViewedRole }) {
  const dispatch = useDispatch();
  return (
    <Callout
      compact
      intent={viewed.hasRejected ? 'danger' : 'warning'}
      icon={<EyeOpenIcon />}
      role="status"
      className="db-view-as"
    >
      <span>
        You are viewing Daybook as the role <strong>{viewed.role}</strong>: its menus, pages and buttons, with the
        records that you can see. Changes cannot be saved
        {viewed.hasRejected ? <strong>: your last change was not saved.</strong> : '.'}
      </span>
      <Button size="small" text="Back to my own view" onClick={() => dispatch(viewAsEnded())} />
    </Callout>
  );
}
