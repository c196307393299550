import { fail } from '#functions/_platform/problems/problem.ts'
import { slowStrangers } from '#functions/_platform/storage/slowStrangers.ts'
import { hashOfSecret } from '#functions/directory/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { shareStatus } from '#shared/domain/quoting/shareStatus.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { type StoredShare, shares } from '../store/shares.ts'

/** Who asks, and when. */
interface Asking {
  readonly sourceIp: string
  readonly now: Instant
}

const ended = { REVOKED: 'It was taken back by who made it', EXPIRED: 'Its time is over' } as const

/** A link, its quote, and those that it shows beside it. */
interface Opened {
  readonly share: StoredShare
  readonly quote: StoredQuote
  readonly beside: readonly StoredQuote[]
}

/** The link of a token with its quotes. One that nobody has is slowed down; one that is over says so. */
export const openedShare = async (token: string, { sourceIp, now }: Asking): Promise<Opened> => {
  const share = await shares.byUnique('token', hashOfSecret(token))
  const quote = share && (await quotes.byId(share.quoteId))
  if (share === undefined || quote === undefined) {
    await slowStrangers({ of: 'share', sourceIp }, now)
    return fail('quote.shareUnknown')
  }
  const status = shareStatus(share, now)
  if (status !== 'OPEN') fail('quote.shareEnded', { data: { reason: ended[status] } })
  return { share, quote, beside: await quotes.byIds(share.beside ?? []) }
}

/** Statuses in which a quote is an offer that may be shown. */
export const isShown = ({ status }: StoredQuote): boolean => ['READY', 'REQUESTED', 'SIGNED', 'BOUND'].includes(status)
