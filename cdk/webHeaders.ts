/** Where a web app finds what is not its own. */
export interface WebSurroundings {
  /** Where files are uploaded to and downloaded from: the one bucket's address, or on a laptop the storage's. */
  readonly storage: string
  /** The DSN that errors are reported to, if they are. */
  readonly errorReportsDsn: string | undefined
  /** Pages and everything they load come over TLS; a laptop has none. */
  readonly tls: boolean
}

/** The invisible captcha's script, what it loads in turn, and the frame it looks from. */
const captcha = {
  scripts: ['https://www.google.com/recaptcha/api.js', 'https://www.gstatic.com/recaptcha/releases/'],
  frames: ['https://www.google.com/recaptcha/'],
  /** The Trusted Types policy under which it writes into its own frame. */
  policy: 'goog#html',
} as const

/** The policy of `web/src/trustedTypes.ts`: strings become scripts only where it says so. */
const ownPolicy = 'default'

/** `https://key@host/1` takes reports at `https://host/api/1/envelope/`, and nothing is fetched from it. */
const reportsAddress = (dsn: string): string => {
  const { origin, pathname } = new URL(dsn)
  const parts = pathname.split('/')
  return `${origin}${parts.slice(0, -1).join('/')}/api/${parts.at(-1)}/envelope/`
}

const contentSecurityPolicy = ({ storage, errorReportsDsn, tls }: WebSurroundings): string =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    [
      "connect-src 'self'",
      storage,
      ...captcha.frames,
      ...(errorReportsDsn ? [reportsAddress(errorReportsDsn)] : []),
    ].join(' '),
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `frame-src 'self' ${captcha.frames.join(' ')}`,
    `img-src 'self' data: blob: ${storage}`,
    "manifest-src 'self'",
    "object-src 'none'",
    `script-src 'self' ${captcha.scripts.join(' ')}`,
    "style-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${ownPolicy} ${captcha.policy}`,
    ...(tls ? ['upgrade-insecure-requests'] : []),
  ].join('; ')

/**
 * What the browser is told with every page of the web app, in the cloud and on a laptop alike. Scripts and styles come
 * from the app's own files and nothing is inline: Emotion writes into a constructed style sheet. Documents are downloaded
 * from storage, and the payment processor's page is visited, never framed; what is framed is the form that an agency shows
 * on its own pages. An address is told to nobody, since the links
 * of e-mails are keys: others learn the origin at most.
 */
export const webHeaders = (surroundings: WebSurroundings): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(surroundings),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
})

/** Files with a hash in their name never change; everything else is asked for anew. */
export const cacheControlOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
