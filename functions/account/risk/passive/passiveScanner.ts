import { now } from '#functions/_platform/clock/clock.ts'
import { isPublicAddress } from '#functions/_platform/outside/publicAddress.ts'
import { bareDomain, DomainName } from '#shared/domain/account/firmographics.ts'
import { readCaa, readDnssec } from '#shared/domain/risk/scan/dns.ts'
import { asEvidence, type Finding, type Reading, type ScanCheck } from '#shared/domain/risk/scan/finding.ts'
import { announcesMtaSts, readDmarc, readMtaSts, readMx, readSpf } from '#shared/domain/risk/scan/mail.ts'
import { readCertificate, readHeaders, readSecurityTxt, readTls } from '#shared/domain/risk/scan/web.ts'
import type { SecuritySignals } from '#shared/domain/risk/securitySignals.ts'
import type { Scan, SecurityScanner } from '../securityScanner.ts'
import { type Lookups, lookupsAt } from './lookups.ts'
import { getPage, handshakeWith, type Reach } from './webHost.ts'

interface Limits {
  /** Milliseconds of one check, and of all. */
  readonly each: number
  readonly whole: number
}

/** A scan is waited for by who opens an account. */
const usual: Limits = { each: 4_000, whole: 8_000 }

/** What is given up when its time is over, whether it listens or not. */
const within = <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(new Error('too slow'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })

type Check = (domain: string, signal: AbortSignal) => Promise<Reading>

const checksBy = (lookups: Lookups, reach: Reach): Readonly<Record<ScanCheck, Check>> => ({
  caa: async (domain) => readCaa(await lookups.issuers(domain)),
  certificate: async (domain, signal) => readCertificate(await handshakeWith(domain, reach, signal), now()),
  dmarc: async (domain) => readDmarc(await lookups.texts(`_dmarc.${domain}`)),
  dnssec: async (domain, signal) => readDnssec(await lookups.ds(domain, signal)),
  headers: async (domain, signal) => readHeaders((await getPage(`https://${domain}/`, reach, signal)).headers),
  mtaSts: async (domain, signal) => {
    if (!announcesMtaSts(await lookups.texts(`_mta-sts.${domain}`))) return readMtaSts(false, undefined)
    // A policy comes from its own host, without a detour (RFC 8461, section 3.3).
    const policy = `https://mta-sts.${domain}/.well-known/mta-sts.txt`
    const page = await getPage(policy, reach, signal, { redirects: 0 })
    return readMtaSts(true, page.status === 200 ? page.body : undefined)
  },
  mx: async (domain) => readMx(await lookups.mx(domain)),
  securityTxt: async (domain, signal) => {
    const page = await getPage(`https://${domain}/.well-known/security.txt`, reach, signal)
    return readSecurityTxt(page.status === 200 ? page.body : undefined, now())
  },
  spf: async (domain) => readSpf(await lookups.texts(domain)),
  tls: async (domain, signal) => readTls(await handshakeWith(domain, reach, signal), now()),
})

const unknown = (error: unknown): Reading => ({
  verdict: 'unknown',
  text: 'This could not be looked up.',
  evidence: asEvidence(error instanceof Error ? error.message : String(error)),
})

/** What the internet is to a scanner; each part the real one where it is left out. For tests, which have their own. */
export interface Internet {
  readonly dnsServers?: readonly string[]
  readonly httpsPort?: number
  readonly ca?: string
  readonly mayReach?: (address: string) => boolean
  readonly limits?: Limits
}

/**
 * The platform's own scanner. It asks what anybody may ask – the domain name system, one handshake, three pages – and tries
 * nothing out; what it does not see is left out of the signals and moves no factor.
 */
export const passiveScanner = ({
  dnsServers,
  httpsPort = 443,
  ca,
  mayReach = isPublicAddress,
  limits = usual,
}: Internet = {}): SecurityScanner => ({
  lookAt: async (typed): Promise<Scan> => {
    const domain = bareDomain(typed)
    const isDomain = DomainName.safeParse(domain).success
    const lookups = lookupsAt(dnsServers)
    const reach: Reach = { lookups, mayReach, port: httpsPort, ...(ca !== undefined && { ca }) }
    const whole = AbortSignal.timeout(limits.whole)
    const checks = Object.entries(checksBy(lookups, reach)) as [ScanCheck, Check][]
    const done = await Promise.all(
      checks.map(async ([check, look]) => {
        const signal = AbortSignal.any([whole, AbortSignal.timeout(limits.each)])
        const { signals = {}, ...reading } = await (isDomain
          ? within(signal, look(domain, signal)).catch(unknown)
          : unknown(new Error('this is no domain name')))
        const finding: Finding = { check, ...reading, at: now() }
        return { finding, signals }
      }),
    )
    return {
      findings: done.map(({ finding }) => finding),
      signals: Object.assign({}, ...done.map(({ signals }) => signals)) as SecuritySignals,
    }
  },
})
