import { MenuItem } from '@blueprintjs/core';
import type { JSX } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** A menu entry that leads somewhere: a real link, so it can be opened in a new window too. */
export function NavMenuItem({ label, path, icon }: { label: string; path: string; icon?: JSX.Element }) {
  return <MenuItem text={label} icon={icon} href={useHref(path)} onClick={useLinkClickHandler<HTMLAnchorElement>(path)} />;
}
