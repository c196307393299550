/** Lifetimes of everything that lets someone in, in seconds (decision 15). */
export const lifetimes = {
  accessToken: 15 * 60,
  refreshToken: 12 * 60 * 60,
  /** The refresh token of a device the user asked to remember. */
  rememberedRefreshToken: 30 * 24 * 60 * 60,
  validationLink: 7 * 24 * 60 * 60,
  passwordReset: 60 * 60,
  /** Jump and switch tokens also work only once. */
  jumpToken: 60,
  /** A fresh proof of identity, before a deed asks for another. */
  stepUp: 10 * 60,
  /** The challenge that a passkey answers; it works once. */
  passkeyChallenge: 5 * 60,
} as const

export const refreshLifetime = (rememberDevice: boolean): number =>
  rememberDevice ? lifetimes.rememberedRefreshToken : lifetimes.refreshToken
