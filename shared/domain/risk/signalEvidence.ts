import { totalRevenueOf } from '../account/totalRevenue.ts'
import type { Evidence, RiskFacts } from './evidence.ts'
import type { RiskFactorKey } from './riskFactor.ts'
import type { SecuritySignals } from './securitySignals.ts'

/** What one signal says; one that was not seen says nothing. */
const seen = <Key extends keyof SecuritySignals>(
  key: Key,
  text: string,
  factors: readonly RiskFactorKey[],
  effect: (signal: NonNullable<SecuritySignals[Key]>) => number,
): Evidence => ({
  text,
  finding: key,
  factors,
  effect: ({ signals }: RiskFacts) => {
    const signal = signals?.[key]
    return signal === undefined || signal === null ? 0 : effect(signal)
  },
})

const grades = { A: 12, B: 6, C: -2, D: -12, F: -20 } as const
const mailPolicies = { reject: 10, quarantine: 5, none: -10 } as const

const leaks = (count: number): number => {
  if (count === 0) return 10
  if (count < 10) return -6
  return count < 100 ? -18 : -32
}

/** What the outside-in scan says about a risk. */
export const signalEvidence: readonly Evidence[] = [
  seen('tlsGrade', 'Encryption of the web site', ['networkSecurity'], (tlsGrade) => grades[tlsGrade]),
  seen('riskyOpenPorts', 'Ports open to the internet', ['networkSecurity'], (riskyOpenPorts) =>
    Math.max(-20, -4 * riskyOpenPorts),
  ),
  seen(
    'remoteDesktopExposed',
    'Remote desktop open to the internet',
    ['networkSecurity', 'cyberExtortion'],
    (remoteDesktopExposed) => (remoteDesktopExposed ? -22 : 3),
  ),
  seen('outdatedSoftware', 'Outdated software', ['networkSecurity', 'endpointSecurity'], (outdatedSoftware) =>
    Math.max(-16, -4 * outdatedSoftware),
  ),
  seen('cloudStorageExposed', 'Cloud storage open to everyone', ['cloudSecurity'], (cloudStorageExposed) =>
    cloudStorageExposed ? -28 : 4,
  ),
  seen('securityHeaders', 'Security headers', ['cloudSecurity'], (securityHeaders) =>
    Math.round(securityHeaders * 16 - 8),
  ),
  seen('dmarc', 'Protection of the domain’s mail (DMARC)', ['fundsTransfer'], (dmarc) => mailPolicies[dmarc]),
  seen('spf', 'Named mail servers (SPF)', ['fundsTransfer'], (spf) => (spf ? 3 : -6)),
  seen('leakedCredentials', 'Leaked credentials', ['darkIntelligence'], (leakedCredentials) =>
    leaks(leakedCredentials),
  ),
  seen('darkWebMentions', 'Mentions on criminal forums', ['darkIntelligence'], (darkWebMentions) =>
    Math.max(-12, -2 * darkWebMentions),
  ),
  seen('blocklisted', 'Blocklisted addresses', ['darkIntelligence'], (blocklisted) => (blocklisted ? -18 : 2)),
  seen('thirdPartyScripts', 'Third-party scripts', ['supplyChain'], (thirdPartyScripts) =>
    Math.max(-12, Math.min(0, 12 - thirdPartyScripts)),
  ),
  seen('expiredCertificates', 'Expired certificates', ['compliance'], (expiredCertificates) =>
    Math.max(-15, -5 * expiredCertificates),
  ),
  seen('dnssec', 'Signed domain (DNSSEC)', ['networkSecurity'], (dnssec) => (dnssec ? 3 : 0)),
  seen('caa', 'Named certificate authorities (CAA)', ['networkSecurity'], (caa) => (caa ? 2 : 0)),
  seen('mtaSts', 'Mail encrypted on its way (MTA-STS)', ['fundsTransfer'], (mtaSts) => (mtaSts ? 3 : 0)),
  seen('securityTxt', 'Says where to report a weakness (security.txt)', ['compliance'], (securityTxt) =>
    securityTxt ? 2 : 0,
  ),
]

/** What size says: more people and more revenue are more to attack. */
export const sizeEvidence: readonly Evidence[] = [
  {
    text: 'Size of the organization',
    factors: ['networkSecurity', 'supplyChain'],
    effect: ({ firmographics }) =>
      ((firmographics.noOfEmployeesAll ?? 0) >= 1000 ? -4 : 0) +
      ((totalRevenueOf(firmographics) ?? 0) >= 500_000_000 ? -4 : 0),
  },
]
