import type { Column } from '#web/tables/column.ts'

/** Staff look after many agencies: the agency is in sight from the start. */
export const forStaff = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.map((column) => (column.id === 'agency' ? { ...column, hidden: false } : column))
