import { useListCompanyPeopleQuery, type Headcount } from '../../../api/api';
import { BottomDrawer } from '../../../ui/dialogs/SideDrawer';
import { shownLabels, type Shown } from './companyPaths';
import { PeopleTable } from './PeopleTable';
import { useUrlParameters } from '../../../widgets/url-state/useUrlParameters';
import { withParameters } from '../../../widgets/url-state/withParameters';

const isShown = (text: string | null): text is Shown => text !== null && text in shownLabels;

function CompanyPeople({ show, id }: { readonly show: Shown; readonly id: string }) {
  return <PeopleTable query={useListCompanyPeopleQuery({ show, id }, { refetchOnMountOrArgChange: true })} />;
}

/** The people behind a figure, as the URL says, over the lower half of the page. */
export function CompanyPeopleDrawer({ headcounts = [] }: { readonly headcounts?: readonly Headcount[] }) {
  const [parameters, setParameters] = useUrlParameters();
  const show = parameters.get('show');
  const id = parameters.get('id') ?? '';
  const close = (): void =>
    setParameters((current) => withParameters(current, { show: undefined, id: undefined }), { replace: true });
  if (!isShown(show)) return null;
  const group = headcounts.find((row) => row.Show === show && (row._id ?? '') === id);
  return (
    <BottomDrawer
      name="company-people"
      isOpen
      title={group === undefined ? shownLabels[show] : `${shownLabels[show]}: ${group.Name}`}
      onClose={close}
      height="60%"
    >
      <CompanyPeople key={`${show} ${id}`} show={show} id={id} />
    </BottomDrawer>
  );
}
