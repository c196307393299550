import { ulid } from 'ulid'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { hashOfSecret, newSecret } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/quote/shares.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { QuoteShareId } from '#shared/domain/ids/ids.ts'
import { mostOpenShares, shareStatus } from '#shared/domain/quoting/shareStatus.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { requireQuote } from '../store/reach.ts'
import { shares } from '../store/shares.ts'
import { sharesOf } from './sharesOf.ts'
import { shownShare } from './shownShare.ts'

const day = 86_400_000

/** The token stands behind a `#`, which no browser sends and no log keeps; of it the hash is kept. */
export const createQuoteShare = implement(contract.createQuoteShare)(async ({ params, body, actor, now, fail }) => {
  const quote = await requireQuote(params.quoteId, actor)
  const others = [...new Set(body.beside)].filter((id) => id !== quote.id)
  const beside = await Promise.all(others.map((id) => requireQuote(id, actor)))
  if (beside.some(({ accountId }) => accountId !== quote.accountId))
    fail('quote.notComparable', { data: { reason: 'They are of different clients' } })
  const offers = [quote, ...beside]
  for (const each of offers) mustAllow(each, 'share', { actor, now })
  for (const shown of await Promise.all(offers.map(({ id }) => sharesOf(id)))) {
    const open = shown.filter((share) => shareStatus(share, now) === 'OPEN')
    if (open.length >= mostOpenShares) fail('quote.tooManyShares', { data: { most: mostOpenShares } })
  }
  const token = newSecret()
  const createdBy = nameFor(actor)
  const share = {
    id: QuoteShareId.parse(`qsh_${ulid()}`),
    quoteId: quote.id,
    ...(others.length > 0 && { beside: others }),
    tokenHash: hashOfSecret(token),
    purpose: body.purpose,
    created: now,
    createdBy,
    expiresAt: Instant.parse(new Date(Date.parse(now) + body.days * day).toISOString()),
    opened: 0,
  }
  const shared = { purpose: body.purpose, at: now, by: createdBy }
  await commit([shares.create(share), ...offers.map((each) => quoteAction(each, 'share', now, { shared }))])
  return { url: `${config.publicUrl}/shared-offer#${token}`, share: shownShare(share, now) }
})
