import { randomUUID } from 'node:crypto'
import { isNewsKind, type NewsKind, newsPace } from '#shared/domain/integration/news.ts'
import { epochSeconds, now } from '../clock/clock.ts'
import { config } from '../config/config.ts'
import { table } from '../storage/client.ts'
import { newsRow } from './newsRow.ts'

/** A row of a list that came or changed, or went. */
export interface ListNews {
  readonly list: string
  readonly id: string
  readonly isThere: boolean
}

/** Whom news are for: everyone of the provider, an agency, a team, an account, a partner, a person. */
const isTold = (scope: string): boolean => scope === 'all' || /^(?:account|agency|partner|team|user):/.test(scope)

/** A kind's changes in one scope: by id the list that each is in now, if any. */
type Told = Map<string, string | undefined>

/** What a batch has for each scope, by kind. */
const byScope = (changes: readonly ListNews[]): ReadonlyMap<string, ReadonlyMap<NewsKind, Told>> => {
  const scopes = new Map<string, Map<NewsKind, Told>>()
  for (const { list, id, isThere } of changes) {
    const [kind = '', scope = ''] = list.split('|')
    if (!isNewsKind(kind) || !isTold(scope)) continue
    const kinds = scopes.get(scope) ?? new Map<NewsKind, Told>()
    const told: Told = kinds.get(kind) ?? new Map()
    // It comes to one list as it leaves another.
    told.set(id, isThere ? list : told.get(id))
    kinds.set(kind, told)
    scopes.set(scope, kinds)
  }
  return scopes
}

/**
 * Notes what of whose lists a batch of the table's stream has changed: one row for each scope, however many changes it has,
 * so that no key is written more often than the relay runs. Told twice it is twice the same news.
 */
export const tellNews = async (changes: readonly ListNews[]): Promise<void> => {
  const scopes = byScope(changes)
  if (scopes.size === 0) return
  const at = now()
  const place = `${Date.parse(at)}#${randomUUID()}`
  const expiresAt = epochSeconds(at) + newsPace.keptSeconds
  const rows = [...scopes].map(([scope, kinds]) => {
    const quotes = [...(kinds.get('quote') ?? [])]
    const there = quotes.flatMap(([id, list]) => (list === undefined ? [] : [`${id}@${list}`]))
    const named = there.slice(0, newsPace.mostIds)
    const more = [...kinds.keys()].filter((kind) => kind !== 'quote' || named.length < quotes.length)
    return { scope, place, kinds: [...kinds.keys()], named, more, expiresAt }
  })
  await newsRow.put(rows).go({ client: table(), table: config.tableName })
}
