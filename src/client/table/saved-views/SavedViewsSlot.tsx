import { Suspense, type ReactNode } from 'react';
import { ToolbarSlot, type ToolbarSlotProps } from '../grid/toolbar/toolbarSlot';
import { loadedPart } from '../../ui/states/loadedPart';

const SavedViews = loadedPart(() => import('./SavedViews'), { isQuiet: true });

function InToolbar(props: ToolbarSlotProps) {
  return <Suspense>{props.view.kept && <SavedViews {...props} kept={props.view.kept} />}</Suspense>;
}

/** Below it, every table that has a name of its own offers saved views. */
export function SavedViewsInTables({ children }: { children: ReactNode }) {
  return <ToolbarSlot value={InToolbar}>{children}</ToolbarSlot>;
}
