import { SegmentedControl } from '@blueprintjs/core';
import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { projectPath } from '../../../../domain/projects/projectPath';
import { formatInstant } from '../../../../domain/calendar/formatInstant';
import { projectChangeLabels, sinceChoices, sinceInstant, sinceLabels } from '../../../../domain/dashboard/whatChanged';
import { useGetWhatChangedQuery, type ChangedProject } from '../../../api/api';
import { selectTimeZone } from '../../../session/sessionSelectors';
import { useNow } from '../../../ui/badges/useNow';
import { EmptyState } from '../../../ui/states/EmptyState';
import { loadedPart } from '../../../ui/states/loadedPart';
import { useUrlChoice } from '../../../widgets/url-state/useUrlChoice';
import { QueryPanel } from '../screens/QueryPanel';
import { refreshed } from '../screens/refreshed';
import { openedChanges, withChanges } from './openedChanges';
import { useVisits } from './useVisits';
import './whatChanged.css';
import { minuteMs } from '../../../../domain/calendar/duration';

// The dashboard needs no drawer: its code is loaded with the first count that is opened.
const WhatChangedDrawer = loadedPart(() => import('./WhatChangedDrawer'));

const options = sinceChoices.map((value) => ({ value, label: sinceLabels[value] }));

function ProjectChanges({
  project,
  parameters,
}: {
  readonly project: ChangedProject;
  readonly parameters: URLSearchParams;
}) {
  return (
    <li>
      <Link to={projectPath(project._id)} className="db-changes-project">
        {project.Project_name}
      </Link>
      <ul className="db-changes-counts" aria-label={project.Project_name}>
        {project.Counts.map(({ Kind: kind, Count: count }) => (
          <li key={kind}>
            <Link
              to={{ search: withChanges(parameters, { projectId: project._id, kind }).toString() }}
              className={`db-change db-change-${kind}`}
              replace
            >
              {projectChangeLabels[kind]} <strong>{count}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** What happened in the user's projects since yesterday, the last visit or Monday; every count opens its rows. */
export default function WhatChangedPanel() {
  const timeZone = useSelector(selectTimeZone);
  const nowMs = useNow(minuteMs);
  const [choice, choose] = useUrlChoice('since', sinceChoices);
  const [parameters] = useSearchParams();
  const visits = useVisits();
  const isKnown = choice !== 'visit' || visits !== undefined;
  const since = sinceInstant(choice, { nowMs, timeZone, visits: visits ?? null });
  const query = useGetWhatChangedQuery(isKnown ? since : skipToken, refreshed);
  return (
    <>
      <QueryPanel
        title="What changed"
        query={{ ...query, data: query.currentData ?? query.data }}
        what="the changes"
        lines={5}
        action={
          <SegmentedControl
            size="small"
            aria-label="What changed since"
            options={options}
            value={choice}
            onValueChange={(value) => choose(sinceChoices.find((known) => known === value) ?? 'yesterday')}
          />
        }
      >
        {(projects) => (
          <>
            <p className="db-muted db-changes-since">
              {choice === 'visit' && visits?.previous === null
                ? 'This is your first visit: since yesterday'
                : `Since ${formatInstant(since, timeZone)}`}
            </p>
            {projects.length === 0 ? (
              <EmptyState isLarge={false} title="Nothing has changed in your projects" />
            ) : (
              <ul className="db-changes" aria-busy={query.isFetching}>
                {projects.map((project) => (
                  <ProjectChanges key={project._id} project={project} parameters={parameters} />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryPanel>
      {openedChanges(parameters) !== undefined && (
        <Suspense fallback={null}>
          <WhatChangedDrawer since={since} projects={query.currentData ?? []} />
        </Suspense>
      )}
    </>
  );
}
