import type { Instant } from '../../calendar/instant.ts'
import { asEvidence, type Reading } from './finding.ts'

/** What a handshake with a web server showed. */
export interface Handshake {
  /** `TLSv1.3` and the like. */
  readonly protocol: string
  /** Why the certificate is not trusted; undefined for one that is. */
  readonly distrust: string | undefined
  readonly subject: string
  readonly issuer: string
  /** The end of the certificate, as an ISO instant; undefined where it says none that can be read. */
  readonly validTo: string | undefined
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** A certificate that ends sooner has not been renewed in time by what renews it. */
const soon = 14

const isExpired = ({ validTo }: Handshake, now: Instant): boolean => validTo !== undefined && validTo < now

/** How the web site is encrypted: a grade by version, and the lowest where the certificate is not trusted. */
export const readTls = (handshake: Handshake, now: Instant): Reading => {
  const { protocol, distrust } = handshake
  const evidence = asEvidence(protocol)
  if (distrust !== undefined || isExpired(handshake, now))
    return {
      verdict: 'bad',
      text: 'The encryption rests on a certificate that is not trusted.',
      evidence,
      signals: { tlsGrade: 'F' },
    }
  if (protocol === 'TLSv1.3')
    return { verdict: 'good', text: 'The newest encryption is spoken.', evidence, signals: { tlsGrade: 'A' } }
  if (protocol === 'TLSv1.2')
    return { verdict: 'good', text: 'Good encryption is spoken.', evidence, signals: { tlsGrade: 'B' } }
  return { verdict: 'bad', text: 'Only old encryption is spoken (RFC 8996).', evidence, signals: { tlsGrade: 'D' } }
}

/** Whether the web site's certificate is trusted, and for how long. */
export const readCertificate = (handshake: Handshake, now: Instant): Reading => {
  const { distrust, subject, issuer, validTo } = handshake
  const evidence = asEvidence(
    `${subject}, by ${issuer}, to ${validTo ?? 'an unknown day'}${distrust === undefined ? '' : `: ${distrust}`}`,
  )
  if (isExpired(handshake, now))
    return { verdict: 'bad', text: 'The certificate has expired.', evidence, signals: { expiredCertificates: 1 } }
  const signals = { expiredCertificates: 0 }
  if (distrust !== undefined) return { verdict: 'bad', text: 'The certificate is not trusted.', evidence, signals }
  if (validTo === undefined)
    return { verdict: 'weak', text: 'How long the certificate holds cannot be read.', evidence, signals }
  return daysBetween(now, validTo) < soon
    ? { verdict: 'weak', text: 'The certificate ends within two weeks.', evidence, signals }
    : { verdict: 'good', text: 'The certificate is trusted.', evidence, signals }
}

type Headers = Readonly<Record<string, string | undefined>>

/** The headers that are recommended (OWASP HTTP Headers Cheat Sheet), and when one counts as set. */
const recommended: readonly (readonly [name: string, isSet: (headers: Headers) => boolean])[] = [
  ['Strict-Transport-Security', (headers) => /max-age\s*=\s*"?[1-9]/i.test(headers['strict-transport-security'] ?? '')],
  ['Content-Security-Policy', (headers) => (headers['content-security-policy'] ?? '').trim() !== ''],
  ['X-Content-Type-Options', (headers) => /^\s*nosniff\s*$/i.test(headers['x-content-type-options'] ?? '')],
  [
    'X-Frame-Options',
    (headers) =>
      /^\s*(?:deny|sameorigin)\s*$/i.test(headers['x-frame-options'] ?? '') ||
      /\bframe-ancestors\b/i.test(headers['content-security-policy'] ?? ''),
  ],
  ['Referrer-Policy', (headers) => (headers['referrer-policy'] ?? '').trim() !== ''],
  ['Permissions-Policy', (headers) => (headers['permissions-policy'] ?? '').trim() !== ''],
]

/** What the web site tells browsers to refuse; header names in lower case. */
export const readHeaders = (headers: Headers): Reading => {
  const missing = recommended.filter(([, isSet]) => !isSet(headers)).map(([name]) => name)
  const set = recommended.length - missing.length
  return {
    verdict: set >= 5 ? 'good' : set >= 3 ? 'weak' : 'bad',
    text: `${set} of ${recommended.length} recommended headers are set.`,
    evidence: missing.length === 0 ? 'all are there' : `missing: ${missing.join(', ')}`,
    signals: { securityHeaders: Math.round((set / recommended.length) * 100) / 100 },
  }
}

/** Where a weakness may be reported (RFC 9116): a contact, and one day in the future until which it holds. */
export const readSecurityTxt = (text: string | undefined, now: Instant): Reading => {
  const off = { signals: { securityTxt: false } }
  const fields = (text ?? '').split('\n').flatMap((line): [string, string][] => {
    const at = line.indexOf(':')
    return line.startsWith('#') || at < 0 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]]
  })
  const contact = fields.find(([name]) => name === 'contact')?.[1]
  if (contact === undefined)
    return { verdict: 'weak', text: 'Nothing says where to report a weakness.', evidence: 'no security.txt', ...off }
  const ends = fields.filter(([name]) => name === 'expires').map(([, value]) => value)
  const evidence = asEvidence(`Contact: ${contact}; Expires: ${ends.join(', ') || 'missing'}`)
  const end = Date.parse(ends[0] ?? '')
  return ends.length === 1 && end > Date.parse(now)
    ? { verdict: 'good', text: 'It is said where to report a weakness.', evidence, signals: { securityTxt: true } }
    : { verdict: 'weak', text: 'What is said of reporting a weakness has expired.', evidence, ...off }
}
