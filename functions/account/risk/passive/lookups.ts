import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { type CaaRecord, getServers, type MxRecord, promises } from 'node:dns'
import { isIP } from 'node:net'
import { dsQuestion, dsRecordsIn } from '#shared/domain/risk/scan/dns.ts'

/** The questions of a scan to the domain name system; each ends with an error where it is not answered. */
export interface Lookups {
  /** All addresses of a host. */
  readonly addresses: (host: string) => Promise<string[]>
  /** Who may issue certificates, as the domain or the nearest one above it says. */
  readonly issuers: (domain: string) => Promise<string[]>
  readonly ds: (domain: string, signal: AbortSignal) => Promise<number>
  readonly mx: (domain: string) => Promise<MxRecord[]>
  readonly texts: (name: string) => Promise<string[]>
}

const tryMilliseconds = 1_200

/** That there is nothing is an answer. */
const orNothing = <Found>(looked: Promise<Found[]>): Promise<Found[]> =>
  looked.catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENODATA' || code === 'ENOTFOUND') return []
    throw error
  })

/** `10.0.0.2`, `10.0.0.2:53`, `2001:db8::2` or `[2001:db8::2]:53`, as Node names servers. */
const placeOf = (server: string): { readonly host: string; readonly port: number } => {
  if (isIP(server) !== 0) return { host: server, port: 53 }
  const at = server.lastIndexOf(':')
  return { host: server.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(server.slice(at + 1)) }
}

/** Node has no question for DS records, so this one is put by hand; only the server that was asked is heard. */
const askDs = async (server: string, domain: string, signal: AbortSignal): Promise<number> => {
  const { host, port } = placeOf(server)
  const id = randomInt(0x10000)
  const socket = createSocket({ type: isIP(host) === 6 ? 'udp6' : 'udp4', signal })
  try {
    return await new Promise<number>((resolve, reject) => {
      socket.on('error', reject)
      socket.on('close', () => reject(new Error('no answer')))
      socket.on('message', (message) => {
        const found = dsRecordsIn(message, id)
        if (found !== undefined) resolve(found)
      })
      socket.connect(port, host, () => socket.send(dsQuestion(id, domain)))
    })
  } finally {
    if (!signal.aborted) socket.close()
  }
}

const issuersOf = (records: readonly CaaRecord[]): string[] =>
  records.flatMap(({ issue, issuewild }) => [issue, issuewild].filter((each) => each !== undefined))

/** Asks the servers that the function has, or those that are named, `127.0.0.1:5353`. */
export const lookupsAt = (servers: readonly string[] = getServers()): Lookups => {
  const resolver = new promises.Resolver({ timeout: tryMilliseconds, tries: 2 })
  resolver.setServers(servers)
  return {
    addresses: async (host) => {
      const [four, six] = await Promise.all([orNothing(resolver.resolve4(host)), orNothing(resolver.resolve6(host))])
      return [...four, ...six]
    },
    issuers: async (domain) => {
      const labels = domain.split('.')
      for (const at of labels.keys()) {
        const records = await orNothing(resolver.resolveCaa(labels.slice(at).join('.')))
        if (records.length > 0) return issuersOf(records)
      }
      return []
    },
    ds: (domain, signal) => askDs(servers[0] ?? '', domain, signal),
    mx: (domain) => orNothing(resolver.resolveMx(domain)),
    // A text longer than 255 bytes comes in parts.
    texts: async (name) => (await orNothing(resolver.resolveTxt(name))).map((parts) => parts.join('')),
  }
}
