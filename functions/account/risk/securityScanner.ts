import { config } from '#functions/_platform/config/config.ts'
import { type SecuritySignals, signalsOf } from '#shared/domain/risk/securitySignals.ts'
import type { AccountRecord, Scan } from '../store/account.ts'

/** Looks at a domain from outside. */
export interface SecurityScanner {
  readonly signals: (domain: string) => Promise<SecuritySignals>
}

/** The scanners a deployment may choose of. */
const scanners: Readonly<Record<string, SecurityScanner>> = {
  sandbox: { signals: async (domain) => signalsOf(domain) },
}

const securityScanner = (): SecurityScanner => {
  const scanner = scanners[config.securityScanner]
  if (scanner === undefined)
    throw new Error(`SECURITY_SCANNER is "${config.securityScanner}"; it must be one of ${Object.keys(scanners)}.`)
  return scanner
}

const domainOf = (account: AccountRecord): string | undefined => account.domainName ?? account.domains?.[0]?.domain

/** The account with its domain scanned now; one without a domain has no scan. */
export const rescanned = async (account: AccountRecord, now: string): Promise<AccountRecord> => {
  const domain = domainOf(account)
  const { scan: _scan, scanRequested: _requested, ...rest } = account
  if (domain === undefined) return rest
  const scan: Scan = { domain, signals: await securityScanner().signals(domain), at: now }
  return { ...rest, scan }
}

/** The account with a scan of the domain it has now; a scan of that domain that is there already stays. */
export const scanned = async (account: AccountRecord, now: string): Promise<AccountRecord> =>
  account.scan !== undefined && account.scan.domain === domainOf(account) ? account : rescanned(account, now)
