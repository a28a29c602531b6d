import { pictureAddress } from '../../../browser/past';
import type { CSSProperties, ReactElement } from 'react';
import { getColour, getInitials } from '../../../ui/badges/personLook';
import type { CellContent, ColumnType } from '../../view/columnDefinition';
import { getContent, isMissing } from '../../view/displayText';
import type { DrawnColumn, RowDrawing } from './rowDrawing';
import { textWidth } from './textWidth';

interface CellPlace {
  readonly id: string | undefined;
  readonly rowNumber: number;
  readonly isSelected: boolean;
  /** Shows that the row is loading. */
  readonly hasBar: boolean;
}

/** Left and right of the text of a cell. */
const PADDING_PX = 16;
/** The dot before a status or a priority. */
const MARK_PX = 14;
/** The picture of a person is as wide as the row is high, with space at its left. */
const PICTURE_GAP_PX = 6;
const marked: ReadonlySet<ColumnType> = new Set(['status', 'priority']);
/** Cells with a class of their own can be bold or have marks. */
const OWN_CLASS_SHARE = 1.2;

/** Whether a text needs to be clipped. Clips cost a part of every frame, so that only texts that may not fit have one. */
function mayOverflow<Row>(text: string, content: CellContent, column: DrawnColumn<Row>, drawing: RowDrawing<Row>) {
  const type = column.definition?.type;
  const picture = content.imageUrl === undefined ? 0 : drawing.rowHeight + PICTURE_GAP_PX;
  const mark = (type && marked.has(type)) || content.className !== undefined ? MARK_PX : 0;
  const share = content.className === undefined ? 1 : OWN_CLASS_SHARE;
  return textWidth(text) * drawing.fontSize * share + PADDING_PX + mark + picture > column.shown.width;
}

function withVariables(style: CSSProperties, variables: Record<`--${string}`, string>): CSSProperties {
  return { ...style, ...variables };
}

/**
 * Draws one cell. A cell is one element wherever possible: nested elements are what makes large tables slow, so marks
 * and bars are painted by the style sheet from classes. Only links and buttons have an element of their own, because
 * the keyboard, the browser's menu and screen readers need a real one.
 */
export function cellElement<Row>(
  column: DrawnColumn<Row>,
  row: Row | undefined,
  drawing: RowDrawing<Row>,
  { id, rowNumber, isSelected, hasBar }: CellPlace,
): ReactElement {
  const { definition, className, style, shown } = column;
  const focusClass = id === undefined ? '' : ' db-table-focus';
  const shared = { id, role: 'gridcell', 'aria-colindex': column.index + 1 };
  if (!definition || row === undefined) {
    const text = shown.kind === 'number' ? rowNumber : shown.kind === 'actions' && row !== undefined ? '⋮' : null;
    if (shown.kind === 'number' && drawing.hasTicks && row !== undefined) {
      return (
        <div key={shown.key} {...shared} className={`${className} db-table-ticked${focusClass}`} style={style}>
          <span
            role="checkbox"
            aria-checked={isSelected}
            aria-label={`Select row ${rowNumber}`}
            className={`db-table-mark db-table-mark-${isSelected ? 'all' : 'none'}`}
          />
          {text}
        </div>
      );
    }
    return shown.kind === 'actions' && row !== undefined ? (
      <div
        key={shown.key}
        {...shared}
        className={className + focusClass}
        style={style}
        aria-haspopup="menu"
        aria-label="Row actions"
      >
        {text}
      </div>
    ) : (
      <div
        key={shown.key}
        {...shared}
        className={className + (hasBar && definition ? ' db-table-bar' : '') + focusClass}
        style={style}
      >
        {text}
      </div>
    );
  }
  const content = getContent(definition, row, drawing.timeZone);
  const isShort = content.short !== undefined && content.short !== content.text && !column.isWide;
  const text = isShort ? (content.short ?? '') : content.text;
  const isCut = isShort && content.text.startsWith(text);
  const drawn = content.suffix === undefined ? text : `${text} ${content.suffix}`;
  const cutClass = isCut ? ' db-table-cut' : '';
  // Screen readers and the tooltip have the whole text. An accessible name must begin with the visible text.
  const label = isCut ? content.text : undefined;
  const description = content.description ?? (isShort && !isCut ? content.text : undefined);
  const isLink = content.href !== undefined && content.text !== '';
  const toneClass = content.tone ? ` db-table-tone-${content.tone}` : '';
  const ownClass = content.className ? ` ${content.className}` : '';
  const imageClass = content.imageUrl
    ? ' db-table-pictured'
    : content.imageUrl === null
      ? ` db-table-pictured db-table-initials db-table-initials-${getColour(content.text)}`
      : '';
  const variables = content.imageUrl
    ? withVariables(style, { '--db-table-picture': `url(${JSON.stringify(pictureAddress(content.imageUrl))})` })
    : definition.type === 'progress' && content.text !== '' && !isMissing(definition.value(row))
      ? withVariables(style, {
          '--db-table-share': `${Math.min(100, Math.max(0, Number(definition.value(row)) || 0))}%`,
        })
      : style;
  return (
    <div
      key={shown.key}
      {...shared}
      className={
        className +
        toneClass +
        ownClass +
        imageClass +
        cutClass +
        (mayOverflow(isCut ? `${drawn}…` : drawn, content, column, drawing) ? ' db-table-long' : '') +
        focusClass
      }
      style={variables}
      data-title={content.disabledReason ?? content.title ?? label ?? description}
      aria-label={isLink ? undefined : label}
      aria-description={content.disabledReason ?? (isLink ? undefined : description)}
      data-initials={content.imageUrl === null ? getInitials(content.text) : undefined}
      aria-haspopup={definition.editor || definition.onPress === 'row menu' ? 'menu' : undefined}
    >
      {isLink ? (
        <a href={content.href} tabIndex={-1} aria-label={label} aria-description={description}>
          {drawn}
        </a>
      ) : definition.onPress && content.text !== '' ? (
        <button type="button" tabIndex={-1} disabled={content.disabledReason !== undefined}>
          {drawn}
        </button>
      ) : (
        drawn
      )}
    </div>
  );
}
