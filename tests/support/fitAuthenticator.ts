import type { Page } from 'playwright-core'

/**
 * Fits a browser with a fingerprint reader, in its own simulation (WebAuthn domain of the DevTools protocol). What it
 * answers says from then on whether the reader knows its user.
 */
export const fitAuthenticator = async (page: Page): Promise<(isUserVerified: boolean) => Promise<void>> => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async (isUserVerified) => {
    await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  }
}
