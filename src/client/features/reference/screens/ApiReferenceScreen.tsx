import { InputGroup } from '@blueprintjs/core';
import { SearchIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useGetContractQuery } from '../../../api/api';
import { shownFailure } from '../../../api/apiFailure';
import { Page } from '../../../ui/layout/Page';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { EmptyState } from '../../../ui/states/EmptyState';
import { LoadFailed } from '../../../ui/states/LoadFailed';
import { PanelSkeleton } from '../../../ui/states/PanelSkeleton';
import { OperationView } from './OperationView';
import { matchingOperations, readContract, type OperationFacts } from './readContract';
import { useUrlParameters } from '../../../widgets/url-state/useUrlParameters';
import './reference.css';

function CallList({
  operations,
  chosenId,
  search,
}: {
  operations: readonly OperationFacts[];
  chosenId: string | undefined;
  search: string;
}) {
  const areas = [...new Set(operations.map(({ area }) => area))];
  return (
    <nav aria-label="Calls">
      {areas.map((area) => (
        <section key={area} aria-label={area}>
          <h2 className="db-reference-area">{area}</h2>
          {operations
            .filter((operation) => operation.area === area)
            .map(({ id, method, path }) => (
              <Link
                key={id}
                to={{ search: new URLSearchParams({ ...(search ? { q: search } : {}), call: id }).toString() }}
                className="db-reference-link"
                aria-current={id === chosenId ? 'true' : undefined}
              >
                <span className="db-muted">{method}</span> {path}
              </Link>
            ))}
        </section>
      ))}
    </nav>
  );
}

/** /api-reference: the contract of the running server, read-only. The chosen call and the search are in the URL. */
export default function ApiReferenceScreen() {
  const { currentData: contract, error, isFetching, refetch } = useGetContractQuery();
  const [params, setParams] = useUrlParameters();
  const search = params.get('q') ?? '';
  const operations = useMemo(() => readContract(contract), [contract]);
  const shown = matchingOperations(operations, search);
  const chosen = shown.find(({ id }) => id === params.get('call')) ?? shown[0];
  const failure = shownFailure(error);
  const find = (text: string): void =>
    setParams(() => new URLSearchParams(text === '' ? {} : { q: text }), { replace: true });
  return (
    <Page
      header={<PageHeader title="API reference" />}
      bar={
        <InputGroup
          leftIcon={<SearchIcon />}
          placeholder="Search operations"
          aria-label="Search operations"
          value={search}
          onValueChange={find}
        />
      }
      content="fill"
    >
      <div className="db-reference">
        {!contract && failure && (
          <LoadFailed what="the API reference" failure={failure} onRetry={refetch} isRetrying={isFetching} />
        )}
        {!contract && !failure && <PanelSkeleton lines={16} label="Loading the API reference" />}
        {contract && <CallList operations={shown} chosenId={chosen?.id} search={search} />}
        {contract &&
          (chosen ? <OperationView operation={chosen} /> : <EmptyState title="No operations match the search" />)}
      </div>
    </Page>
  );
}
