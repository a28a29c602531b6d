import { skipToken } from '@reduxjs/toolkit/query';
import { useGetBaselineQuery, useListBaselinesQuery, type Baseline, type BaselineTask } from '../../../api/api';
import { useUrlParameters } from '../../../widgets/url-state/useUrlParameters';
import { withParameters } from '../../../widgets/url-state/withParameters';

const noTasks: readonly BaselineTask[] = [];
const noBaselines: readonly Baseline[] = [];
/** Of all projects: the last baseline of each. */
export const lastSaved = 'last';

/** The baselines of the project, and the one to compare with; it is in the URL. */
export function useBaseline(projectId: string | undefined) {
  const [parameters, setParameters] = useUrlParameters();
  const { currentData: baselines = noBaselines } = useListBaselinesQuery(projectId ?? skipToken);
  const asked = parameters.get('baseline');
  const chosen = projectId === undefined ? undefined : baselines.find(({ _id }) => _id === asked);
  const isLastOfAll = projectId === undefined && asked === lastSaved;
  const { currentData } = useGetBaselineQuery(chosen?._id ?? (isLastOfAll ? undefined : skipToken));
  const choose = (value: string | undefined): void =>
    setParameters((current) => withParameters(current, { baseline: value }), { replace: true });
  return { baselines, chosen, isLastOfAll, tasks: currentData?.Tasks ?? noTasks, choose };
}
