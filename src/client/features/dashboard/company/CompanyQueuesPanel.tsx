import { ageText } from '../../../../domain/calendar/ageText';
import { pendingKindLabels } from '../../../../domain/pending/pendingKinds';
import { useNow } from '../../../ui/badges/useNow';
import { EmptyState } from '../../../ui/states/EmptyState';
import { queuePaths } from './companyPaths';
import type { CompanyDayQuery } from './companyQuery';
import { FigureList } from '../screens/FigureList';
import { QueryPanel } from '../screens/QueryPanel';
import { minuteMs } from '../../../../domain/calendar/duration';

/** The company's open requests with the age of the oldest; each number opens the list of its area. */
export function CompanyQueuesPanel({ query }: { readonly query: CompanyDayQuery }) {
  const now = useNow(minuteMs);
  return (
    <QueryPanel title="Waiting for a decision" query={query} what="the queues" lines={3}>
      {({ Queues: queues }) =>
        queues.length === 0 ? (
          <EmptyState isLarge={false} title="Your role does not include any of these lists" />
        ) : (
          <FigureList
            figures={queues.map(({ Kind: kind, Total: total, Oldest: oldest }) => ({
              key: kind,
              label: pendingKindLabels[kind],
              value: total,
              path: kind === 'kra' ? undefined : queuePaths[kind],
              note: oldest === null ? 'none pending' : `oldest ${ageText(Date.parse(oldest), now)}`,
            }))}
          />
        )
      }
    </QueryPanel>
  );
}
