import type { Actor } from '#functions/_platform/auth/actor.ts'
import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { heldFor } from '#functions/_platform/news/heldFor.ts'
import { readNews } from '#functions/_platform/news/readNews.ts'
import { leaveSeat, takeSeat } from '#functions/_platform/news/seats.ts'
import { isDenied } from '#functions/_platform/storage/denials.ts'
import { followNews as contract } from '#shared/contracts/news/news.ts'
import {
  eventStream,
  type NewsKind,
  newsKindNames,
  newsKinds,
  newsPace,
  toldUntil,
} from '#shared/domain/integration/news.ts'
import { mayAs, type Permission } from '#shared/permissions.ts'

const { holdSeconds, lookMilliseconds, restMilliseconds, retryMilliseconds } = newsPace

/** The kinds of whose changes somebody is told: those whose lists are open to them. */
const kindsFor = (actor: Actor): readonly NewsKind[] =>
  newsKindNames.filter((kind) => {
    const { permission }: { readonly permission?: Permission } = newsKinds[kind]
    // A key is no person and is told nothing as one.
    return permission === undefined ? actor.keyScopes === undefined : mayAs(actor, permission)
  })

/** A vendor reads the claims that it works on, and nothing else of the book. */
const vendorScopes = ({ accountType, organizationId, workflow }: Actor): readonly string[] =>
  accountType === 'VENDOR' && workflow === undefined ? [`partner:${organizationId}`] : []

/** Whose news reach somebody: of the lists that they read, and their own. */
const scopesFor = (actor: Actor): readonly string[] => [
  ...listScopesOf(actor),
  ...vendorScopes(actor),
  `user:${actor.userId}`,
]

/**
 * An answer of events that ends: it is held until there are some, and nothing is seen of it before. What is told is looked
 * at as it is sent, and so is whether the reader's token still stands.
 */
export const followNews = implement(contract)(async ({ query, actor, now, raw, fail }) => {
  const began = Date.parse(now)
  const rested = (at: number) => at - restMilliseconds
  const last = toldUntil(raw.headers['last-event-id']) ?? query.after
  const bytes = (stream: Parameters<typeof eventStream>[0]) => new TextEncoder().encode(eventStream(stream))
  if (last === undefined) return bytes({ id: rested(began), retry: retryMilliseconds.held, news: [] })
  const after = Math.min(last, rested(began))
  const asked = { scopes: scopesFor(actor), kinds: kindsFor(actor), after }
  const look = async (at: number) => {
    const until = Math.max(after, rested(at))
    return { until, news: await readNews({ ...asked, until }) }
  }
  const seat = { at: began, until: began + (holdSeconds + 5) * 1000 }
  const isSeated = query.wait > 0 && (await takeSeat(actor.userId, seat))
  const seconds = isSeated ? query.wait : 0
  const seen = await heldFor({ seconds, every: lookMilliseconds }, look, ({ news }) => news.length > 0)
  if (isSeated) await leaveSeat(actor.userId, seat)
  if (seen.news.length > 0 && (await isDenied(actor, { fresh: true }))) return fail('session.required')
  return bytes({
    id: seen.until,
    retry: isSeated ? retryMilliseconds.held : retryMilliseconds.unheld,
    news: seen.news,
  })
})
