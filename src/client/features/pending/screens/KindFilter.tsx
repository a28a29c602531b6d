import { ButtonGroup } from '@blueprintjs/core';
import { pendingKindLabels, type PendingKind } from '../../../../domain/pending/pendingKinds';
import type { PendingItems } from '../../../api/api';
import { Button } from '../../../ui/controls/Button';

export interface KindFilterProps {
  readonly figures: PendingItems['Figures'];
  readonly chosen: PendingKind | undefined;
  readonly onChoose: (kind: PendingKind | undefined) => void;
}

/** The kinds of the queue, with their counts. */
export function KindFilter({ figures, chosen, onChoose }: KindFilterProps) {
  const all = figures.reduce((sum, figure) => sum + figure.Total, 0);
  return (
    <ButtonGroup className="db-pending-kinds" role="group" aria-label="Kind">
      <Button
        size="small"
        active={chosen === undefined}
        aria-pressed={chosen === undefined}
        text={`All ${all}`}
        onClick={() => onChoose(undefined)}
      />
      {figures.map(({ Kind: kind, Total: total }) => (
        <Button
          key={kind}
          size="small"
          active={kind === chosen}
          aria-pressed={kind === chosen}
          text={`${pendingKindLabels[kind]} ${total}`}
          onClick={() => onChoose(kind)}
        />
      ))}
    </ButtonGroup>
  );
}
