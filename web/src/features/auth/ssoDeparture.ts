import { urlOf } from '../../api/call.ts'
import { startSso } from './operations.ts'

/** Who has left for the identity provider, and the answer to 'remember this device'. */
export type SsoDeparture = { readonly username: string; readonly remember: boolean }

const key = 'palisade.sso'

/** Leaves for the identity provider of the e-mail's domain. What was typed is kept in this tab until it is back. */
export const leaveForProvider = (departure: SsoDeparture): void => {
  sessionStorage.setItem(key, JSON.stringify(departure))
  location.assign(urlOf(startSso, { query: { username: departure.username, rememberDevice: departure.remember } }))
}

/** What was kept while this tab was away; undefined when it never left. */
export const readDeparture = (): SsoDeparture | undefined => {
  try {
    const kept: SsoDeparture | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return kept ?? undefined
  } catch {
    return undefined
  }
}

export const forgetDeparture = (): void => sessionStorage.removeItem(key)
