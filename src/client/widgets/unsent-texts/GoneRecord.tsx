import { EmptyState } from '../../ui/states/EmptyState';
import { UnsentTexts } from './UnsentTexts';

/** In place of a record that a part of the page has shown or should show: deleted, or no longer permitted. */
export const GoneRecord = ({ title }: { readonly title: string }) => (
  <>
    <EmptyState title={title} isLarge={false} />
    <UnsentTexts />
  </>
);
