import type { Instant } from '#shared/domain/calendar/instant.ts'
import { lifetimes } from '#shared/domain/identity/lifetimes.ts'
import { now } from '../clock/clock.ts'
import { config } from '../config/config.ts'
import { held } from '../held/held.ts'
import { table } from './client.ts'
import { denialRow } from './rows.ts'
import type { Item } from './sendTransaction.ts'

const list = 'accessTokens'
const digits = 15
const milliseconds = 1000

/** Clocks of functions may differ by so much. */
const skew = 60 * milliseconds

/** What is known is read anew when it is older: together with the way of a write it is known everywhere within 30 seconds. */
const knownMilliseconds = 20 * milliseconds

const timeText = (epochMilliseconds: number): string => String(epochMilliseconds).padStart(digits, '0')

/** What a transaction writes so that a subject's access tokens of before open nothing more, but for those of spared sessions. */
export const denialItem = (subject: string, at: Instant, spared: readonly string[]): Item => {
  const since = Date.parse(at)
  const until = since + lifetimes.accessToken * milliseconds + skew
  const expiresAt = Math.ceil(until / milliseconds)
  const row = { list, until: timeText(until), subject, since, spared, expiresAt }
  return { Put: denialRow.put(row).params({ table: config.tableName }) } as Item
}

interface Denial {
  /** Epoch milliseconds. */
  readonly since: number
  readonly spared: readonly string[]
}

/** Since when a subject's tokens are denied. */
type Denials = ReadonlyMap<string, Denial>

const read = async (consistent: boolean): Promise<Denials> => {
  const { data } = await denialRow.query
    .byTime({ list })
    .gt({ until: timeText(Date.parse(now())) })
    .go({ client: table(), table: config.tableName, pages: 'all', consistent })
  // In the order of time: the last one of a subject counts.
  return new Map(data.map(({ subject, ...denial }) => [subject, denial]))
}

interface Known {
  readonly at: number
  readonly denials: Promise<Denials>
}

const known = held<{ last: Known | undefined }>(() => ({ last: undefined }))

/** Read at most every 20 seconds by each function, once for all who ask meanwhile. */
const readLately = (): Promise<Denials> => {
  const place = known()
  const at = Date.parse(now())
  const age = at - (place.last?.at ?? 0)
  if (place.last !== undefined && age >= 0 && age < knownMilliseconds) return place.last.denials
  const denials = read(false)
  place.last = { at, denials }
  // What could not be read is tried again by the next one.
  denials.catch(() => {
    if (place.last?.denials === denials) place.last = undefined
  })
  return denials
}

/** A token, as far as it can be denied; when it was issued, in epoch milliseconds. */
interface Token {
  readonly userId: string
  readonly sessionId?: string | undefined
  readonly organizationId?: string
  readonly roleTemplateId?: string
  readonly issuedAt?: number
}

/**
 * Whether a token opens nothing more. `fresh` asks the table itself;
 * else what was known lately will do.
 */
export const isDenied = async (
  { userId, sessionId = '', organizationId = '', roleTemplateId = '', issuedAt = 0 }: Token,
  { fresh }: { readonly fresh: boolean },
): Promise<boolean> => {
  const denials = await (fresh ? read(true) : readLately())
  return [userId, sessionId, organizationId, roleTemplateId].some((subject) => {
    const denial = denials.get(subject)
    return denial !== undefined && issuedAt < denial.since && !denial.spared.includes(sessionId)
  })
}
