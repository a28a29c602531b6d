import { MenuItem } from '@blueprintjs/core';
import { MenuIcon } from '@blueprintjs/icons';
import { memo, type ReactElement } from 'react';
import { useOverlay } from '../../../screen-state/useOverlay';
import type { Density } from '../../view/tableView';
import { Button } from '../../../ui/controls/Button';
import { Menu } from '../../../ui/controls/Menu';
import { Popover } from '../../../ui/controls/Popover';

const LABELS: Readonly<Record<Density, string>> = {
  compact: 'Compact',
  regular: 'Regular',
  comfortable: 'Comfortable',
};
const DENSITIES: readonly Density[] = ['compact', 'regular', 'comfortable'];

export const DensityChoice = memo(function DensityChoice({
  density,
  onChange,
}: {
  density: Density;
  onChange: (density: Density) => void;
}): ReactElement {
  const choices = useOverlay('density');
  const menu = (
    <Menu size="small" role="listbox" aria-label="Row height">
      {DENSITIES.map((candidate) => (
        <MenuItem
          key={candidate}
          roleStructure="listoption"
          selected={candidate === density}
          text={LABELS[candidate]}
          onClick={() => onChange(candidate)}
        />
      ))}
    </Menu>
  );
  return (
    <Popover
      isOpen={choices.isOpen}
      onInteraction={(isOpen) => choices.toggle(isOpen, null)}
      placement="bottom-end"
      animation="minimal"
      arrow={false}
      content={menu}
    >
      <Button size="small" variant="minimal" icon={<MenuIcon />} aria-label={`Row height: ${LABELS[density]}`} />
    </Popover>
  );
});
