import { lazy, Suspense, type ReactNode } from 'react';
import { ToolbarSlot, type ToolbarSlotProps } from '../../ui/table/toolbar/toolbarSlot';

const SavedViews = lazy(() => import('./SavedViews'));

function InToolbar(props: ToolbarSlotProps) {
  return <Suspense>{props.view.kept && <SavedViews {...props} kept={props.view.kept} />}</Suspense>;
}

/** Below it, every table that has a name of its own offers saved views. */
export function SavedViewsInTables({ children }: { children: ReactNode }) {
  return <ToolbarSlot value={InToolbar}>{children}</ToolbarSlot>;
}
