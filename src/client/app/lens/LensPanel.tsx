import { rolePath } from '../../../domain/permissions/rolePath';
import { Tag } from '@blueprintjs/core';
import { CrossIcon } from '@blueprintjs/icons';
import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useMatches } from 'react-router-dom';
import { flagTexts, needLabel } from '../../../domain/permissions/flagTexts';
import { isPermitted } from '../../../domain/permissions/isPermitted';
import { checkedNeeds, watchCheckedNeeds } from '../../permissions/flagChecks';
import { selectGrantedFlags } from '../../permissions/permissionSelectors';
import { lensTurned } from '../../permissions/permissionsSlice';
import './lens.css';
import { Button } from '../../ui/controls/Button';

const texts: Readonly<Record<string, string>> = flagTexts;

const getNeeds = (handle: unknown): readonly string[] =>
  typeof handle === 'object' && handle !== null && 'needs' in handle && Array.isArray(handle.needs)
    ? handle.needs.filter((need) => typeof need === 'string')
    : [];

function Need({ need, granted }: { need: string; granted: ReadonlySet<string> }) {
  const isGranted = isPermitted(granted, [need]);
  return (
    <Tag minimal intent={isGranted ? 'success' : 'danger'} title={texts[need] ?? 'Any flag of the group'}>
      {needLabel(need)}: {isGranted ? 'granted' : 'not granted, hidden here'}
    </Tag>
  );
}

/** The permission lens: the flags that the page and its controls depend on, and marks on the controls themselves. */
export default function LensPanel() {
  const dispatch = useDispatch();
  const granted = useSelector(selectGrantedFlags);
  const asked = useSyncExternalStore(watchCheckedNeeds, checkedNeeds);
  const pageNeeds = useMatches().flatMap(({ handle }) => [...getNeeds(handle)]);
  const controlNeeds = [...new Set(asked.flatMap((needs) => needs.split(' ')))].filter(
    (need) => !pageNeeds.includes(need),
  );
  useEffect(() => {
    document.body.classList.add('db-lens-on');
    return () => document.body.classList.remove('db-lens-on');
  }, []);
  return (
    <aside className="db-lens" aria-label="Permission lens">
      <strong>Permission lens</strong>
      <span className="db-lens-needs">
        Page:{' '}
        {pageNeeds.length === 0 ? (
          <Tag minimal>every signed-in user</Tag>
        ) : (
          pageNeeds.map((need) => <Need key={need} need={need} granted={granted} />)
        )}
      </span>
      <span className="db-lens-needs">
        Controls:{' '}
        {controlNeeds.length === 0 ? (
          <Tag minimal>no flag is required</Tag>
        ) : (
          controlNeeds.map((need) => <Need key={need} need={need} granted={granted} />)
        )}
      </span>
      <Link to={rolePath.matrix}>Roles and flags</Link>
      <Button
        size="small"
        variant="minimal"
        icon={<CrossIcon />}
        aria-label="Close the permission lens"
        onClick={() => dispatch(lensTurned(false))}
      />
    </aside>
  );
}
