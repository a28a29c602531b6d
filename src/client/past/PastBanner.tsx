import { Button } from '../ui/controls/Button';

export interface PastBannerProps {
  readonly step: number;
  readonly count: number;
  readonly onReturn: () => void;
}

export function PastBanner({ step, count, onReturn }: PastBannerProps) {
  return (
    <div className="db-past-banner bp6-dark" data-replay-controls role="status">
      <span>
        Past: step {step} of {count}
      </span>
      <Button size="small" text="Return to the present" onClick={onReturn} />
    </div>
  );
}
