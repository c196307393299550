import { validateMfaReset } from '#shared/contracts/auth/mfa.ts'
import { logout } from '#shared/contracts/auth/signIn.ts'
import { call } from '#web/api/call.ts'

/**
 * Turns the second factor off by the link of an e-mail. The session that the answer opens is ended, with its cookie: who
 * only followed a link has signed in nowhere.
 *
 * @throws {Problem} when the link is refused.
 */
export const resetFactor = async (token: string): Promise<void> => {
  const { accessToken, refreshToken } = await call(validateMfaReset, { body: { token } })
  // The factor is off whatever comes of it; a session that could not be ended dies by itself.
  await call(logout, { body: { refreshToken } }, { token: accessToken }).catch(() => undefined)
}
