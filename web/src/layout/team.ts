import { useSyncExternalStore } from 'react'

const key = 'palisade.team'
const listeners = new Set<() => void>()

/** The team whose records lists show; undefined shows those of all one's teams. */
export const readTeam = (): string | undefined => sessionStorage.getItem(key) ?? undefined

export const chooseTeam = (teamId: string | undefined): void => {
  if (teamId === undefined) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, teamId)
  for (const listener of listeners) listener()
}

/** The chosen team's id, for the `teamId` of list queries. */
export const useTeam = (): string | undefined =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, readTeam)
