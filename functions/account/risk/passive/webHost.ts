import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { connect, type PeerCertificate } from 'node:tls'
import { readCapped } from '#functions/_platform/outside/readCapped.ts'
import { DomainName } from '#shared/domain/account/firmographics.ts'
import type { Handshake } from '#shared/domain/risk/scan/web.ts'
import type { Lookups } from './lookups.ts'

/** How a web host is reached. All but `lookups` is the internet's where it is left out; tests alone say otherwise. */
export interface Reach {
  readonly lookups: Lookups
  readonly mayReach: (address: string) => boolean
  readonly port: number
  /** Whose certificates are trusted; Node's own list when left out. */
  readonly ca?: string
}

const mostBytes = 64_000
const mostRedirects = 3
const agent = 'PalisadeScanner/1 (passive)'

/**
 * The one address by which a host is asked. What a name says is not believed twice: the address is checked and then
 * connected to, and a host with any address inside some network is not asked at all.
 */
const pinnedAddress = async (host: string, { lookups, mayReach }: Reach): Promise<string> => {
  if (!DomainName.safeParse(host).success) throw new Error('the host is no domain name')
  const addresses = await lookups.addresses(host)
  const [address] = addresses
  if (address === undefined) throw new Error('the host has no address')
  if (!addresses.every(mayReach)) throw new Error('the host is at an address that is not public')
  return address
}

const nameIn = (subject: PeerCertificate['subject'] | undefined): string =>
  [subject?.CN ?? subject?.O ?? 'nobody named'].flat().join(', ')

/** What a host shows in a handshake of TLS, whether its certificate is trusted or not. */
export const handshakeWith = async (host: string, reach: Reach, signal: AbortSignal): Promise<Handshake> => {
  const address = await pinnedAddress(host, reach)
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: address,
      port: reach.port,
      servername: host,
      ca: reach.ca,
      rejectUnauthorized: false,
      // Old versions are to be seen; nothing is said over them.
      minVersion: 'TLSv1',
      ciphers: 'DEFAULT@SECLEVEL=0',
    })
    const stop = () => socket.destroy(new Error('too slow'))
    signal.addEventListener('abort', stop, { once: true })
    socket.on('error', reject)
    socket.on('close', () => {
      signal.removeEventListener('abort', stop)
      reject(new Error('closed without a handshake'))
    })
    socket.on('secureConnect', () => {
      const certificate = socket.getPeerCertificate()
      const end = Date.parse(certificate.valid_to)
      resolve({
        protocol: socket.getProtocol() ?? 'unknown',
        distrust: socket.authorized ? undefined : String(socket.authorizationError),
        subject: nameIn(certificate.subject),
        issuer: nameIn(certificate.issuer),
        validTo: Number.isNaN(end) ? undefined : new Date(end).toISOString(),
      })
      socket.destroy()
    })
  })
}

/** What a page answered; the body as far as it is read. */
export interface Page {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

const single = (headers: NodeJS.Dict<string | string[]>): Page['headers'] =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]))

const getOnce = async (url: URL, reach: Reach, signal: AbortSignal): Promise<Page> => {
  const address = await pinnedAddress(url.hostname, reach)
  const lookup: LookupFunction = (_host, options, done) =>
    options.all === true ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address))
  return new Promise((resolve, reject) => {
    const request = httpsRequest(
      {
        host: url.hostname,
        port: reach.port,
        path: `${url.pathname}${url.search}`,
        headers: { host: url.hostname, 'user-agent': agent, accept: '*/*' },
        lookup,
        ca: reach.ca,
        agent: false,
        signal,
      },
      (response) => {
        readCapped(response, mostBytes).then(
          ({ text }) => resolve({ status: response.statusCode ?? 0, headers: single(response.headers), body: text }),
          reject,
        )
      },
    )
    request.on('error', reject)
    request.end()
  })
}

/** Where a redirect leads: to another page of the encrypted web at its own port, or it is not followed. */
const redirected = (page: Page, from: URL): URL | undefined => {
  if (page.status < 300 || page.status > 399 || page.headers.location === undefined) return undefined
  const to = URL.parse(page.headers.location, from.href)
  if (to === null || to.protocol !== 'https:' || to.port !== '' || to.username !== '' || to.password !== '')
    throw new Error('a redirect leads out of the encrypted web')
  return to
}

/** Gets a page with its certificate verified; each redirect is another host to be checked. */
export const getPage = async (
  address: string,
  reach: Reach,
  signal: AbortSignal,
  { redirects = mostRedirects }: { readonly redirects?: number } = {},
): Promise<Page> => {
  let url = new URL(address)
  for (let left = redirects; ; left -= 1) {
    const page = await getOnce(url, reach, signal)
    const next = left > 0 ? redirected(page, url) : undefined
    if (next === undefined) return page
    url = next
  }
}
