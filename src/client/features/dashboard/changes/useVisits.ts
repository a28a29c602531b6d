import { useEffect, useRef } from 'react';
import { nextVisits, readVisits, visitsKey, type DashboardVisits } from '../../../../domain/dashboard/whatChanged';
import { useListPreferencesQuery } from '../../../api/api';
import { usePreference } from '../../../session/usePreference';
import { useNow } from '../../../ui/badges/useNow';
import { minuteMs } from '../../../../domain/calendar/duration';

/** The user's visits of the dashboard; opening it is noted once. Undefined until the earlier ones are known. */
export function useVisits(): DashboardVisits | undefined {
  const { isSuccess } = useListPreferencesQuery();
  const nowMs = useNow(minuteMs);
  const [visits, storeVisits] = usePreference(visitsKey, readVisits);
  const isNoted = useRef(false);
  useEffect(() => {
    if (!isSuccess || isNoted.current) return;
    isNoted.current = true;
    storeVisits(nextVisits(visits, nowMs));
  }, [isSuccess, visits, nowMs, storeVisits]);
  return isSuccess && visits !== null ? visits : undefined;
}
