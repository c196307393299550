import { lookup as lookUp } from 'node:dns/promises'
import { type ClientRequest, Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { config } from '../config/config.ts'
import { held } from '../held/held.ts'
import { mustBeMeant } from '../held/rehearsal.ts'
import { isInnerHost, isPublicAddress } from './publicAddress.ts'
import { readCapped } from './readCapped.ts'

/** What a host answered. A redirect is an answer, and nothing is followed. */
export interface Whole {
  readonly status: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
  /** Nothing of the body was left unread. */
  readonly isWhole: boolean
}

interface Request {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
  /** So much of an answer is read. */
  readonly mostBytes: number
  /** The connection is left open for what is sent to the same host at the same address in the next seconds. */
  readonly keepsOpen?: true
}

/** The internet as it is reached; all of it the real one where it is left out. For tests, which have their own. */
export interface Reach {
  readonly addresses?: (host: string) => Promise<readonly string[]>
  readonly mayReach?: (address: string) => boolean
  readonly port?: number
  readonly ca?: string
  /** Milliseconds for the whole of it. */
  readonly patience?: number
}

const standardPatience = 4_000
const lookUpPatience = 2_000

const addressesOf = async (host: string): Promise<readonly string[]> =>
  (await lookUp(host, { all: true })).map(({ address }) => address)

/** The one host that a sandbox stands for, where there is one: on a laptop, and in tests. */
const sandboxHost = 'hooks.localhost'

const sandboxFor = (host: string): URL | undefined =>
  config.receivers !== 'public' && host === sandboxHost ? new URL(config.receivers) : undefined

/** Whether a host's name says already that it is nobody's on the internet; the sandbox's is told apart. */
export const isInnerName = (host: string): boolean => sandboxFor(host) === undefined && isInnerHost(host)

/**
 * The one address by which a host is asked: it is checked and then connected to, so that a name cannot say one thing first
 * and another afterwards. A host with any address inside some network is not asked at all.
 */
export const addressOf = async (
  host: string,
  { addresses = addressesOf, mayReach = isPublicAddress }: Reach = {},
): Promise<string> => {
  if (isInnerName(host)) throw new Error('the host is not public')
  const [address, ...others] = await addresses(host)
  if (address === undefined) throw new Error('the host has no address')
  if (![address, ...others].every(mayReach)) throw new Error('the host is at an address that is not public')
  return address
}

const pinnedTo =
  (address: string): LookupFunction =>
  (_host, options, done) =>
    options.all === true ? done(null, [{ address, family: isIP(address) }]) : done(null, address, isIP(address))

/** Ends with the work, or with an error once the signal says that its time is over, whatever the work waits for. */
const within = <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('there was no answer in time')), { once: true })
    work.then(resolve, reject)
  })

/** Idle for so long, a connection is closed: before most receivers do so, whose next letter would meet a closed door. */
const idleMilliseconds = 4_000

/** A connection serves the address alone that was checked: a name that says another one later gets another connection. */
class PinnedAgent extends HttpsAgent {
  override getName(options?: Parameters<HttpsAgent['getName']>[0] & { readonly pinned?: string }): string {
    return `${super.getName(options)}:${options?.pinned ?? ''}`
  }
}

const open = { keepAlive: true, timeout: idleMilliseconds, maxFreeSockets: 10 } as const
const pinnedAgent = held(
  () => new PinnedAgent(open),
  (agent) => agent.destroy(),
)
const sandboxAgent = held(
  () => new HttpAgent(open),
  (agent) => agent.destroy(),
)

/** Whether an open connection was closed by the other side before it took anything: what was sent has to be sent anew. */
const isStale = (error: unknown, { reusedSocket }: ClientRequest): boolean =>
  reusedSocket && error instanceof Error && 'code' in error && /^(?:ECONNRESET|EPIPE)$/.test(String(error.code))

const single = (headers: NodeJS.Dict<string | string[]>): Whole['headers'] =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]))

/** Asks a public host over TLS; at most so much of its answer is read, and no redirect is followed. */
export const sendOut = async (
  { method, url, headers, body = '', mostBytes, keepsOpen }: Request,
  reach: Reach = {},
): Promise<Whole> => {
  if (method === 'POST') mustBeMeant()
  const to = new URL(url)
  const signal = AbortSignal.timeout(reach.patience ?? standardPatience)
  const sandbox = sandboxFor(to.hostname)
  const address = sandbox === undefined ? await within(signal, addressOf(to.hostname, reach)) : sandbox.hostname
  const length = method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {}
  const whole = {
    method,
    path: `${to.pathname}${to.search}`,
    headers: { ...headers, host: to.hostname, ...length },
    signal,
  } as const
  const begin = (isOpen: boolean): ClientRequest => {
    if (sandbox !== undefined)
      return httpRequest({ ...whole, agent: isOpen && sandboxAgent(), host: sandbox.hostname, port: sandbox.port })
    const pinned = {
      host: to.hostname,
      servername: to.hostname,
      port: reach.port ?? 443,
      lookup: pinnedTo(address),
      ca: reach.ca,
      pinned: address,
    }
    return httpsRequest({ ...whole, ...pinned, agent: isOpen && pinnedAgent() })
  }
  const ask = (isOpen: boolean): Promise<Whole> =>
    new Promise<Whole>((resolve, reject) => {
      const request = begin(isOpen)
      request.on('error', (error) => (isStale(error, request) ? ask(false).then(resolve, reject) : reject(error)))
      request.on('response', (response) => {
        readCapped(response, mostBytes).then(
          ({ text, isWhole }) =>
            resolve({ status: response.statusCode ?? 0, headers: single(response.headers), body: text, isWhole }),
          reject,
        )
      })
      request.end(body)
    })
  return within(signal, ask(keepsOpen === true))
}

/**
 * Whether a host is known to be none of the public internet's. One that nobody knows yet may become one: it is asked again
 * whenever something is sent to it.
 */
export const hasInnerAddress = async (host: string, reach: Reach = {}): Promise<boolean> => {
  if (sandboxFor(host) !== undefined) return false
  if (isInnerName(host)) return true
  const { addresses = addressesOf, mayReach = isPublicAddress } = reach
  const found = await within(AbortSignal.timeout(lookUpPatience), addresses(host)).catch(() => [])
  return !found.every(mayReach)
}
