import { MenuDivider, MenuItem } from '@blueprintjs/core';
import { EyeOpenIcon, SearchTemplateIcon, TickIcon } from '@blueprintjs/icons';
import { useDispatch, useSelector } from 'react-redux';
import { useListRolesQuery, type Role } from '../../api/api';
import { useOverlay } from '../../screen-state/useOverlay';
import { lensTurned, viewAsEnded, viewAsStarted } from '../../permissions/permissionsSlice';
import { selectIsLensOn, selectViewedRole } from '../../permissions/permissionSelectors';

/** In the menu of users who manage roles: the permission lens, and the program as another role sees it. */
export default function LensMenu() {
  const dispatch = useDispatch();
  const isOn = useSelector(selectIsLensOn);
  const viewed = useSelector(selectViewedRole);
  const choice = useOverlay('view-as');
  const { data: roles, isError } = useListRolesQuery();
  const pick = (role: Role): void => void dispatch(viewAsStarted({ role: role.Role, granted: role.Granted }));
  return (
    <>
      <MenuDivider title="Roles" />
      <MenuItem
        icon={<SearchTemplateIcon />}
        text="Permission lens"
        labelElement={isOn ? <TickIcon title="on" /> : undefined}
        onClick={() => dispatch(lensTurned(!isOn))}
      />
      <MenuItem
        icon={<EyeOpenIcon />}
        text={roles ? 'View as a role' : 'View as a role (loading)'}
        disabled={!roles}
        popoverProps={{ isOpen: choice.isOpen, onInteraction: (isOpen) => choice.toggle(isOpen, null) }}
      >
        {viewed && <MenuItem text="As myself" onClick={() => dispatch(viewAsEnded())} />}
        {roles?.map((role) => (
          <MenuItem
            key={role._id}
            text={role.Role}
            labelElement={viewed?.role === role.Role ? <TickIcon title="chosen" /> : undefined}
            onClick={() => pick(role)}
          />
        ))}
      </MenuItem>
      {isError && !roles && <MenuItem disabled text="Could not load the roles" />}
    </>
  );
}
