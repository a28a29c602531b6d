import { useContentEntry } from '../focus/useOverlayFocus';
import { SkeletonLines, type SkeletonProps } from './SkeletonLines';

/** Placeholder of a panel or a list while it is loading. */
export function PanelSkeleton(props: SkeletonProps) {
  useContentEntry();
  return <SkeletonLines {...props} />;
}
