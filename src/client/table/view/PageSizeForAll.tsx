import { ApplicationsIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { usePreference } from '../../session/usePreference';
import { PagerSlot, type PagerSlotProps } from '../grid/toolbar/toolbarSlot';
import { pageSizeKey, readPageSize } from './pageSizePreference';
import { Button } from '../../ui/controls/Button';

function UseForAll({ pageSize }: PagerSlotProps) {
  const [forAll, storeForAll] = usePreference(pageSizeKey, readPageSize);
  if (pageSize === forAll) return null;
  return (
    <Button
      size="small"
      variant="minimal"
      icon={<ApplicationsIcon />}
      aria-label="Use this page size for all lists"
      title="Use this page size for all lists"
      onClick={() => storeForAll(pageSize)}
    />
  );
}

/** All tables inside that have pages can apply their page size to all lists. */
export function PageSizesInTables({ children }: { readonly children: ReactNode }) {
  return <PagerSlot value={UseForAll}>{children}</PagerSlot>;
}
