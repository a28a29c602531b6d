import { HTMLTable } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useScrollFocus } from './useScrollFocus';

export interface TableHeader {
  /** Text of the header, and its key. */
  readonly header: string;
  /** Replaces the text of the header. */
  readonly headerContent?: ReactNode;
  readonly headerClassName?: string;
  readonly headerTitle?: string;
  /** The whole name, where the header abbreviates it. */
  readonly fullName?: string;
  /** Only for the eye: another column says the same in words. */
  readonly isHidden?: boolean;
}

export interface HeadedTableProps {
  /** What the rows are; for screen readers unless `isCaptionShown`. */
  readonly name: string;
  readonly isCaptionShown?: boolean;
  /** One for each column, or rows of the area's own; none without it. */
  readonly head?: readonly TableHeader[] | { readonly rows: ReactNode };
  readonly className?: string;
  /** Class of a group of its own around the table, which scrolls; otherwise the table scrolls with what is around it. */
  readonly frame?: string;
  /** `bare`: the style sheet of the area draws all of it. */
  readonly looks?: 'plain' | 'striped' | 'bordered' | 'interactive' | 'bare';
  /** Bodies and foot. */
  readonly children: ReactNode;
}

const isOfRows = (head: NonNullable<HeadedTableProps['head']>): head is { readonly rows: ReactNode } => 'rows' in head;

const HeaderRow = ({ headers }: { readonly headers: readonly TableHeader[] }) => (
  <tr>
    {headers.map(({ header, fullName, headerContent, headerClassName, headerTitle = fullName, isHidden }) => (
      <th
        key={header}
        scope="col"
        className={headerClassName}
        title={headerTitle}
        aria-label={fullName}
        aria-hidden={isHidden}
      >
        {headerContent ?? header}
      </th>
    ))}
  </tr>
);

/** Name, head and frame of a table whose rows are components of the area. Rows that are data are a `SmallTable`. */
export function HeadedTable({
  name,
  isCaptionShown = false,
  head,
  className,
  frame,
  looks = 'plain',
  children,
}: HeadedTableProps) {
  const region = useScrollFocus<HTMLDivElement>({ evenWithControls: true });
  const content = (
    <>
      {isCaptionShown && <caption>{name}</caption>}
      {head && <thead>{isOfRows(head) ? head.rows : <HeaderRow headers={head} />}</thead>}
      {children}
    </>
  );
  const label = isCaptionShown ? undefined : name;
  const table =
    looks === 'bare' ? (
      <table className={className} aria-label={label}>
        {content}
      </table>
    ) : (
      <HTMLTable
        compact
        striped={looks === 'striped'}
        bordered={looks === 'bordered'}
        interactive={looks === 'interactive'}
        className={className}
        aria-label={label}
      >
        {content}
      </HTMLTable>
    );
  if (frame === undefined) return table;
  return (
    <div ref={region} className={frame} role="group" aria-label={name}>
      {table}
    </div>
  );
}
