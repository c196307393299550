import { type NavigationEntry, type NavigationGroup, navigationGroups } from './feature.ts'

const place = ({ group = 'work' }: NavigationEntry): number => navigationGroups.indexOf(group)

/** The order of entries: heading by heading, and in their own order under each. */
export const byHeading = (a: NavigationEntry, b: NavigationEntry): number => place(a) - place(b) || a.order - b.order

/** The entries under their headings; a heading that nothing stands under is left out. */
export const grouped = (
  entries: readonly NavigationEntry[],
): readonly { readonly group: NavigationGroup; readonly entries: readonly NavigationEntry[] }[] =>
  navigationGroups
    .map((group) => ({ group, entries: entries.filter((entry) => (entry.group ?? 'work') === group) }))
    .filter((each) => each.entries.length > 0)
