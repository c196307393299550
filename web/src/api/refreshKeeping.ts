/** The header with which a page asks that its refresh token is kept in a cookie. */
const inCookie = { 'x-refresh-token': 'cookie' } as const

let byScripts = false

/** The deployment's flag `globalRefreshToken`: scripts keep the refresh token, in local storage (identity-and-public, section 7). */
export const keepRefreshTokenByScripts = (on: boolean): void => {
  byScripts = on
}

export const isKeptByScripts = (): boolean => byScripts

/**
 * What a call says about where the refresh token is kept: in a cookie that no script reads, unless the flag says otherwise
 * or the browser takes no cookies. With the cookie, the session's id stands in the token's place.
 */
export const keepingHeaders = (): Readonly<Record<string, string>> =>
  byScripts || !navigator.cookieEnabled ? {} : inCookie

/** Whether it is a session's id, whose token is in a cookie, and not the token itself. */
export const isSessionId = (refreshToken: string): boolean => !refreshToken.includes('.')
