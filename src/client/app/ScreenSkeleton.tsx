import { PageSkeleton } from '../ui/states/PageSkeleton';
import { PanelSkeleton } from '../ui/states/PanelSkeleton';
import type { ScreenRoute } from './routes';
import './screenSkeleton.css';

/** The shape of a screen that is on its way. */
export function ScreenSkeleton({ shape }: Pick<ScreenRoute, 'shape'>) {
  if (shape !== 'form') return <PageSkeleton shape={shape} />;
  return (
    <div className="db-form-skeleton">
      <PanelSkeleton lines={6} />
    </div>
  );
}
