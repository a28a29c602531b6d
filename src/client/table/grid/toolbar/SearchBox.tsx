import { InputGroup } from '@blueprintjs/core';
import { CrossIcon, SearchIcon } from '@blueprintjs/icons';
import { memo, useRef, type ReactElement } from 'react';
import { usePageKeys } from '../../../ui/keys/usePageKeys';
import { useDebouncedText } from '../../view/useDebouncedText';
import { Button } from '../../../ui/controls/Button';

/** The same element each time, so that the field need not be rendered again. */
const magnifier = <SearchIcon />;

interface SearchBoxProps {
  readonly value: string;
  /** What is searched, if that is not every shown column. */
  readonly searched?: string;
  readonly onSearch: (text: string) => void;
}

/** Reports when typing pauses. Escape clears it. */
export const SearchBox = memo(function SearchBox({ value, searched, onSearch }: SearchBoxProps): ReactElement {
  const hint = searched === undefined ? 'Search' : `Search ${searched}`;
  const { text, type, settle } = useDebouncedText('search', value, onSearch);
  const field = useRef<HTMLInputElement>(null);
  usePageKeys('Table', [{ keys: '/', description: 'Search the table', run: () => field.current?.select() }]);
  return (
    <InputGroup
      inputRef={field}
      type="search"
      size="small"
      className="db-table-search"
      placeholder={hint}
      title={searched === undefined ? undefined : hint}
      aria-label="Search the table"
      leftIcon={magnifier}
      rightElement={
        text ? (
          <Button
            size="small"
            variant="minimal"
            icon={<CrossIcon />}
            aria-label="Clear the search"
            onClick={() => settle('')}
          />
        ) : undefined
      }
      value={text}
      onValueChange={type}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle(text);
        if (event.key === 'Escape' && text) {
          event.stopPropagation();
          settle('');
        }
      }}
    />
  );
});
