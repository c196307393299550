/** Lifetimes of everything that lets someone in, in seconds (rule: lifetimes). */
export const lifetimes = {
  accessToken: 15 * 60,
  refreshToken: 12 * 60 * 60,
  /** The refresh token of a device the user asked to remember. */
  rememberedRefreshToken: 30 * 24 * 60 * 60,
  /** Without a renewal a remembered device's session ends sooner: whoever left it has to sign in again. */
  rememberedInactivity: 7 * 24 * 60 * 60,
  validationLink: 7 * 24 * 60 * 60,
  passwordReset: 60 * 60,
  /** Jump and switch tokens also work only once. */
  jumpToken: 60,
  /** The session of who has jumped into an account, however much it is used. */
  jumpedSession: 60 * 60,
  /** A fresh proof of identity, before a deed asks for another. */
  stepUp: 10 * 60,
  /** The challenge that a passkey answers; it works once. */
  passkeyChallenge: 5 * 60,
} as const

/**
 * When a session ends, given when it began and was last used (epoch seconds): 12 hours after it began; on a remembered device
 * 30 days after, and 7 days after the last use (rule: lifetimes, ASVS 7.3).
 */
export const sessionEnd = (
  { began, lastUsed }: { readonly began: number; readonly lastUsed: number },
  remembered: boolean,
): number =>
  remembered
    ? Math.min(began + lifetimes.rememberedRefreshToken, lastUsed + lifetimes.rememberedInactivity)
    : began + lifetimes.refreshToken
