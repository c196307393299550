import { config } from '#functions/_platform/config/config.ts'
import { askedOnce } from '#functions/_platform/held/askedOnce.ts'
import { bareDomain } from '#shared/domain/account/firmographics.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Finding } from '#shared/domain/risk/scan/finding.ts'
import { type SecuritySignals, signalsOf } from '#shared/domain/risk/securitySignals.ts'
import type { AccountRecord } from '../store/account.ts'

/** What a scan saw, and what it rests on; a scanner that looks at nothing has no findings. */
export interface Scan {
  readonly findings?: readonly Finding[]
  readonly signals: SecuritySignals
}

/** Looks at a domain from outside. It always answers: what could not be looked up is a finding as well. */
export interface SecurityScanner {
  readonly lookAt: (domain: string) => Promise<Scan>
}

/** The scanners a deployment may choose of; loaded by the first scan. */
const scanners: Readonly<Record<string, () => Promise<SecurityScanner>>> = {
  passive: async () => (await import('./passive/passiveScanner.ts')).passiveScanner(),
  sandbox: async () => ({ lookAt: async (domain) => ({ signals: signalsOf(domain) }) }),
}

const securityScanner = (): Promise<SecurityScanner> => {
  const scanner = scanners[config.securityScanner]
  if (scanner === undefined)
    throw new Error(`SECURITY_SCANNER is "${config.securityScanner}"; it must be one of ${Object.keys(scanners)}.`)
  return scanner()
}

/** The domain that is looked at, in its one spelling: what is seen of a company hangs on no way to write its address. */
const domainOf = (account: AccountRecord): string | undefined => {
  const domain = account.domainName ?? account.domains?.[0]?.domain
  return domain === undefined ? undefined : bareDomain(domain)
}

/** Whether a scan saw anything at all. */
const sawNothing = ({ findings = [] }: Scan): boolean =>
  findings.length > 0 && findings.every(({ verdict }) => verdict === 'unknown')

/**
 * The account with its domain scanned now; one without a domain has no scan. A scan that saw nothing, as where the network
 * is down, does not take the place of what an earlier one saw.
 */
export const rescanned = async (account: AccountRecord, now: Instant): Promise<AccountRecord> => {
  const domain = domainOf(account)
  const { scan: before, scanRequested: _requested, ...rest } = account
  if (domain === undefined) return rest
  const seen = await askedOnce(`scan ${domain}`, async () => (await securityScanner()).lookAt(domain))
  if (sawNothing(seen) && before?.domain === domain) return { ...rest, scan: before }
  return { ...rest, scan: { domain, ...seen, at: now } }
}

/** The account with a scan of the domain it has now; a scan of that domain that is there already stays. */
export const scanned = async (account: AccountRecord, now: Instant): Promise<AccountRecord> =>
  account.scan !== undefined && account.scan.domain === domainOf(account) ? account : rescanned(account, now)
