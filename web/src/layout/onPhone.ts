import type { NavigationEntry } from './feature.ts'

const places = 4

/**
 * What a phone shows without its sheet: where one's day begins, what is marked for it, and what comes first of the rest as
 * long as there is room.
 */
export const onPhone = (entries: readonly NavigationEntry[], home?: string): readonly NavigationEntry[] => {
  const wanted = (entry: NavigationEntry): number => (entry.path === home ? 0 : entry.phone ? 1 : 2)
  const chosen = new Set([...entries].sort((a, b) => wanted(a) - wanted(b)).slice(0, places))
  return entries.filter((entry) => chosen.has(entry))
}
