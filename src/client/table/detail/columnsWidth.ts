import type { ShownColumn } from '../view/shownColumns';

/** The width of the columns as declared, before they share the width of the window, in pixels. */
export const columnsWidth = <Row>(columns: readonly ShownColumn<Row>[]): number =>
  columns.reduce((sum, { definition, width }) => sum + (definition?.declaredWidth ?? width), 0);
