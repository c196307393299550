import { config } from '../config/config.ts'
import type { HttpEvent } from '../gateway/httpEvent.ts'
import { type Viewer, viewerOf } from '../gateway/viewer.ts'

/** Where a cookie is sent back to, and for how many seconds it is kept; until the browser closes when that is left out. */
export interface CookieScope {
  readonly path: string
  readonly maxAge?: number | undefined
  /** The browser shows it as well when another site sends it back here; else with the platform's own calls alone. */
  readonly whenSentBack?: true
}

/** The browser or program that calls, as far as it shows. */
export interface Client extends Viewer {
  readonly userAgent: string
  /**
   * Whether the platform's own page asks to have its refresh token kept in a cookie. It says so in a header that no other
   * site can send without being allowed to, and the browser vouches for where the request comes from.
   */
  readonly keepsCookies: boolean
  /** The platform's cookies of the request, by name. */
  readonly cookies: Readonly<Record<string, string>>
  /** Sets a cookie with the answer, should it be a success: out of the reach of scripts, sent with the platform's own calls alone. */
  setCookie(name: string, value: string, scope: CookieScope): void
  /** Has the answer carry a header, should it be a success, in place of what every answer carries. */
  setHeader(name: string, value: string): void
  /** Takes a cookie back. */
  dropCookie(name: string, scope: Pick<CookieScope, 'path'>): void
}

/** The header with which a page asks for a cookie, and its one value. */
const keepHeader = { name: 'x-refresh-token', value: 'cookie' } as const

const isOwnPage = ({ headers }: HttpEvent): boolean => {
  const site = headers['sec-fetch-site']
  return site === undefined ? headers.origin === new URL(config.publicUrl).origin : site === 'same-origin'
}

const isHttps = () => config.publicUrl.startsWith('https:')

/** Browsers take a cookie of this prefix over https alone (RFC 6265bis); a laptop has none. */
const prefix = () => (isHttps() ? '__Secure-' : '')

const cookiesOf = ({ cookies = [] }: HttpEvent): Record<string, string> =>
  Object.fromEntries(
    cookies.flatMap((cookie) => {
      const cut = cookie.indexOf('=')
      return cookie.startsWith(prefix()) ? [[cookie.slice(prefix().length, cut), cookie.slice(cut + 1)]] : []
    }),
  )

const written = (name: string, value: string, { path, maxAge, whenSentBack }: CookieScope): string =>
  [
    `${prefix()}${name}=${value}`,
    `Path=${path}`,
    'HttpOnly',
    whenSentBack ? 'SameSite=Lax' : 'SameSite=Strict',
    ...(isHttps() ? ['Secure'] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
  ].join('; ')

/** What a client is given beside the answer's value. */
export interface Given {
  readonly cookies: string[]
  readonly headers: Record<string, string>
}

/** Reads the client off a request; what it is given is added to `given`. */
export const clientOf = (event: HttpEvent, given: Given): Client => ({
  userAgent: event.requestContext.http.userAgent,
  ...viewerOf(event),
  get keepsCookies() {
    return event.headers[keepHeader.name] === keepHeader.value && isOwnPage(event)
  },
  get cookies() {
    return cookiesOf(event)
  },
  setCookie: (name, value, scope) => void given.cookies.push(written(name, value, scope)),
  dropCookie: (name, scope) => void given.cookies.push(written(name, '', { ...scope, maxAge: 0 })),
  setHeader: (name, value) => {
    given.headers[name] = value
  },
})
