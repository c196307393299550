import type { Block } from '../document.ts'

export type Fact = { readonly label: string; readonly value: string | readonly string[] }

/** Facts as label over value, in columns; those that are absent leave no gap. */
export const facts = (items: readonly (Fact | undefined)[], columns = 2): Block => ({
  kind: 'facts',
  columns,
  facts: items.flatMap((item) => (item === undefined ? [] : [{ label: item.label, value: [item.value].flat() }])),
})
