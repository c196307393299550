import { createHash } from 'node:crypto'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Finding, Reading } from '#shared/domain/risk/scan/finding.ts'
import { readMx } from '#shared/domain/risk/scan/mail.ts'
import { readCertificate } from '#shared/domain/risk/scan/web.ts'

type Weighed = readonly (readonly [share: number, host: string | undefined])[]

/** Who takes a company's mail, of a hundred companies; the others have a server of their own. */
const mailHosts: Weighed = [
  [42, 'mail.protection.outlook.com'],
  [22, 'aspmx.l.google.com'],
  [12, 'mx.mimecast.com'],
  [10, 'mx0.pphosted.com'],
  [14, undefined],
]

/** Who issues the certificate of a company's site, of a hundred companies: hosts that many share have it of their own. */
const issuers: Weighed = [
  [26, 'Amazon RSA 2048 M03'],
  [22, 'Cloudflare TLS Issuing ECC CA 3'],
  [14, 'Microsoft Azure RSA TLS Issuing CA 04'],
  [38, undefined],
]

/** What a domain has of a hundred: the same each time, and beside the dice of the story, of which it moves nothing. */
const drawn = (domain: string, question: string, of: Weighed): string | undefined => {
  let at = createHash('sha256').update(`${question} ${domain}`).digest().readUInt16BE() % 100
  for (const [share, host] of of) {
    if (at < share) return host
    at -= share
  }
  return undefined
}

const monthLater = (at: Instant): string => new Date(Date.parse(at) + 60 * 86_400_000).toISOString()

/** What a scan of a company's domain saw of those whom it shares with others: its mail servers, and who vouches for its site. */
export const findingsTold = (domain: string, at: Instant): readonly Finding[] => {
  const found = (check: Finding['check'], { verdict, text, evidence }: Reading): Finding => ({
    ...{ check, verdict, text, evidence, at },
  })
  const host = drawn(domain, 'mail', mailHosts)
  const exchange = host === undefined ? `mail.${domain}` : `${domain.replaceAll('.', '-')}.${host}`
  return [
    found('mx', readMx([{ exchange, priority: 10 }])),
    found(
      'certificate',
      readCertificate(
        {
          subject: domain,
          issuer: drawn(domain, 'site', issuers) ?? 'R11',
          protocol: 'TLSv1.3',
          validTo: monthLater(at),
          distrust: undefined,
        },
        at,
      ),
    ),
  ]
}
