import { Button, Callout } from '@blueprintjs/core';
import { EyeOpenIcon } from '@blueprintjs/icons';
import { useDispatch } from 'react-redux';
import { viewAsEnded, type ViewedRole } from '../../permissions/permissionsSlice';
import './lens.css';

/** Always in sight while the desk is looked at as another role. */
export default function ViewAsBanner({ viewed }: { viewed: ViewedRole }) {
  const dispatch = useDispatch();
  return (
    <Callout compact intent="warning" icon={<EyeOpenIcon />} role="status" className="db-view-as">
      <span>
        You look at Daybook as the role <strong>{viewed.role}</strong>: its menus, pages and buttons. The records are still those that you may see, and nothing can be saved.
      </span>
      <Button size="small" text="Back to myself" onClick={() => dispatch(viewAsEnded())} />
    </Callout>
  );
}
