import { memo, Suspense, type ReactNode } from 'react';
import { ToolbarSlot, type ToolbarSlotProps } from '../grid/toolbar/toolbarSlot';
import { loadedPart } from '../../ui/states/loadedPart';

const SavedViews = loadedPart(() => import('./SavedViews'), { isQuiet: true });

const InToolbar = memo(function InToolbar(props: ToolbarSlotProps) {
  return <Suspense>{props.view.kept && <SavedViews {...props} kept={props.view.kept} />}</Suspense>;
});

/** All tables inside that have a name offer saved views. */
export function SavedViewsInTables({ children }: { children: ReactNode }) {
  return <ToolbarSlot value={InToolbar}>{children}</ToolbarSlot>;
}
