import type { Evidence, RiskFacts } from './evidence.ts'
import type { RiskFactorKey } from './riskFactor.ts'
import type { SecuritySignals } from './securitySignals.ts'

const seen = (
  text: string,
  factors: readonly RiskFactorKey[],
  effect: (signals: SecuritySignals) => number,
): Evidence => ({ text, factors, effect: ({ signals }: RiskFacts) => (signals === undefined ? 0 : effect(signals)) })

const grades = { A: 12, B: 6, C: -2, D: -12, F: -20 } as const
const mailPolicies = { reject: 10, quarantine: 5, none: -10 } as const

const leaks = (count: number): number => {
  if (count === 0) return 10
  if (count < 10) return -6
  return count < 100 ? -18 : -32
}

/** What the outside-in scan says about a risk. */
export const signalEvidence: readonly Evidence[] = [
  seen('Encryption of the web site', ['networkSecurity'], ({ tlsGrade }) => grades[tlsGrade]),
  seen('Ports open to the internet', ['networkSecurity'], ({ riskyOpenPorts }) => Math.max(-20, -4 * riskyOpenPorts)),
  seen('Remote desktop open to the internet', ['networkSecurity', 'cyberExtortion'], ({ remoteDesktopExposed }) =>
    remoteDesktopExposed ? -22 : 3,
  ),
  seen('Outdated software', ['networkSecurity', 'endpointSecurity'], ({ outdatedSoftware }) =>
    Math.max(-16, -4 * outdatedSoftware),
  ),
  seen('Cloud storage open to everyone', ['cloudSecurity'], ({ cloudStorageExposed }) =>
    cloudStorageExposed ? -28 : 4,
  ),
  seen('Security headers', ['cloudSecurity'], ({ securityHeaders }) => Math.round(securityHeaders * 16 - 8)),
  seen('Protection of the domain’s mail (DMARC)', ['fundsTransfer'], ({ dmarc }) => mailPolicies[dmarc]),
  seen('Named mail servers (SPF)', ['fundsTransfer'], ({ spf }) => (spf ? 3 : -6)),
  seen('Leaked credentials', ['darkIntelligence'], ({ leakedCredentials }) => leaks(leakedCredentials)),
  seen('Mentions on criminal forums', ['darkIntelligence'], ({ darkWebMentions }) =>
    Math.max(-12, -2 * darkWebMentions),
  ),
  seen('Blocklisted addresses', ['darkIntelligence'], ({ blocklisted }) => (blocklisted ? -18 : 2)),
  seen('Third-party scripts', ['supplyChain'], ({ thirdPartyScripts }) =>
    Math.max(-12, Math.min(0, 12 - thirdPartyScripts)),
  ),
  seen('Expired certificates', ['compliance'], ({ expiredCertificates }) => Math.max(-15, -5 * expiredCertificates)),
]

/** What size says: more people and more revenue are more to attack. */
export const sizeEvidence: readonly Evidence[] = [
  {
    text: 'Size of the organization',
    factors: ['networkSecurity', 'supplyChain'],
    effect: ({ firmographics: { noOfEmployeesAll = 0, revenue = 0 } }) =>
      (noOfEmployeesAll >= 1000 ? -4 : 0) + (revenue >= 500_000_000 ? -4 : 0),
  },
]
