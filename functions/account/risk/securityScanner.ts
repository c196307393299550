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

/** A scan of the domain, made now. */
export const scanOf = async (domain: string, now: string): Promise<Scan> => ({
  domain,
  signals: await securityScanner().signals(domain),
  at: now,
})

/** The account with a scan of the domain it has now; a scan of that domain that is there already stays. */
export const scanned = async (account: AccountRecord, now: string): Promise<AccountRecord> => {
  const domain = account.domainName ?? account.domains?.[0]?.domain
  if (domain !== undefined && account.scan?.domain === domain) return account
  const { scan: _, ...rest } = account
  return domain === undefined ? rest : { ...rest, scan: await scanOf(domain, now) }
}
