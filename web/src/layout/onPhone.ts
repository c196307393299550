import type { NavigationEntry } from './feature.ts'

const places = 4

/** What a phone shows without its sheet: what is marked for it, and what comes first of the rest as long as there is room. */
export const onPhone = (entries: readonly NavigationEntry[]): readonly NavigationEntry[] => {
  const marked = entries.filter(({ phone }) => phone)
  const chosen = new Set([...marked, ...entries.filter(({ phone }) => !phone)].slice(0, places))
  return entries.filter((entry) => chosen.has(entry))
}
