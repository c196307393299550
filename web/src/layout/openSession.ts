import { startSession, type Tokens } from '../api/session.ts'
import { storageKeys } from '../api/storageKeys.ts'
import { paths } from '../paths.ts'

/**
 * Opens a session in another account, in a new tab on the loading route. `begin` begins the session; its tokens go straight
 * into the tab, and no address has them. The tab is opened at once and sent on afterwards, because browsers refuse tabs
 * that open later than the click.
 */
export const openSession = async (begin: () => Promise<Tokens>, accountName?: string): Promise<void> => {
  const tab = window.open('about:blank', '_blank')
  try {
    const tokens = await begin()
    const name = accountName ? `?accountName=${encodeURIComponent(accountName)}` : ''
    const address = `${location.origin}${paths.loading}${name}`
    if (tab) {
      // The new tab starts with a copy of this tab's session; the jump must not.
      tab.sessionStorage.clear()
      tab.sessionStorage.setItem(storageKeys.session, JSON.stringify(tokens))
      tab.opener = null
      tab.location.replace(address)
    } else {
      startSession(tokens)
      location.assign(address)
    }
  } catch (error) {
    tab?.close()
    throw error
  }
}
