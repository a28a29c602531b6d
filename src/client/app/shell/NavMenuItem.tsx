import { MenuItem } from '@blueprintjs/core';
import type { JSX } from 'react';
import type { PermissionNeed } from '../../../domain/permissions/isPermitted';
import { lensMark } from '../../permissions/lensMark';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** A menu entry that leads somewhere: a real link, so it can be opened in a new window too. */
export function NavMenuItem({ label, path, icon, needs = [] }: { label: string; path: string; icon?: JSX.Element; needs?: readonly PermissionNeed[] }) {
  return <MenuItem {...lensMark(...needs)} text={label} icon={icon} href={useHref(path)} onClick={useLinkClickHandler<HTMLAnchorElement>(path)} />;
}
