import { useQueryClient } from '@tanstack/react-query'
import { useMatch } from 'react-router'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { useFlags } from '../api/environment.ts'
import { useMay } from '../api/useMay.ts'
import type { NavigationEntry } from './feature.ts'
import { byHeading } from './grouped.ts'

/** The entries that this persona, role and deployment have, heading by heading, in their order. */
export const useNavigation = (
  entries: readonly NavigationEntry[],
  accountType: AccountType,
): readonly NavigationEntry[] => {
  const may = useMay()
  const isOn = useFlags()
  return entries
    .filter(({ personas }) => personas === undefined || personas.includes(accountType))
    .filter(({ permission }) => permission === undefined || may(permission))
    .filter(({ flag }) => flag === undefined || isOn(flag))
    .sort(byHeading)
}

/** Whether an entry is the page one is on, or above it. */
export const useIsCurrent = (path: string): boolean => useMatch({ path, end: false }) !== null

/** Reads anew what the page shows: whoever presses the entry of the page that they are on asks what is new. */
export const useReadAgain = (): (() => void) => {
  const cache = useQueryClient()
  return () => void cache.invalidateQueries()
}
