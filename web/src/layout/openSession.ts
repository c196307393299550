import { paths } from '../paths.ts'

/**
 * Opens a session in another account, in a new tab on the loading route. `makeToken` gets the single-use token. The tab
 * is opened at once and sent on afterwards, because browsers refuse tabs that open later than the click.
 */
export const openSession = async (
  makeToken: () => Promise<{ readonly token: string }>,
  accountName?: string,
): Promise<void> => {
  const tab = window.open('about:blank', '_blank')
  try {
    const { token } = await makeToken()
    const name = accountName ? `?accountName=${encodeURIComponent(accountName)}` : ''
    const address = `${location.origin}${paths.loading}/${encodeURIComponent(token)}${name}`
    if (tab) {
      // The new tab starts with a copy of this tab's session; the jump must not.
      tab.sessionStorage.clear()
      tab.opener = null
      tab.location.replace(address)
    } else location.assign(address)
  } catch (error) {
    tab?.close()
    throw error
  }
}
