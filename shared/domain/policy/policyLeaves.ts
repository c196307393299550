import type { Leaf, TermChange } from './policyTransaction.ts'

/** All terms of a policy, each by its path. */
export type Leaves = Readonly<Record<string, Leaf>>

/** What is another between two states, by path and in its order. */
export const changesBetween = (before: Leaves, after: Leaves): TermChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .toSorted()
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      field,
      ...(before[field] !== undefined && { before: before[field] }),
      ...(after[field] !== undefined && { after: after[field] }),
    }))

/** A state with changes made to it in their order, whatever it was before. */
export const withChanges = (leaves: Leaves, changes: Iterable<TermChange>): Leaves => {
  const next = new Map(Object.entries(leaves))
  for (const { field, after } of changes)
    if (after === undefined) next.delete(field)
    else next.set(field, after)
  return Object.fromEntries(next)
}
