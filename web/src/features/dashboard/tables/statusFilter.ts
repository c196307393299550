import { statusWords } from '#web/ui/statusTone.ts'

type FilterOption = { readonly value: string; readonly label: string }

/**
 * The choices of a status filter: the groups of the tab, and a status of its own that a link asked for, so that no filter
 * is on out of sight.
 */
export const statusOptions = <Group extends string>(
  groups: readonly Group[],
  on: readonly string[],
  wordsOf: (group: Group) => string,
  only: (status: string) => string,
): FilterOption[] => [
  ...groups.map((value) => ({ value, label: wordsOf(value) })),
  ...on
    .filter((value) => !groups.some((group) => group === value))
    .map((value) => ({ value, label: only(statusWords(value).toLowerCase()) })),
]

/** The statuses of the address that the operation knows. */
export const knownOf = <Status extends string>(known: readonly Status[], on: readonly string[]): Status[] =>
  known.filter((status) => on.includes(status))
