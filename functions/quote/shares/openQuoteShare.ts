import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { fewTries } from '#functions/_platform/storage/fewTries.ts'
import { agencyById } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/quote/shares.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { shares } from '../store/shares.ts'
import { isShown, openedShare } from './openedShare.ts'

/** So many openings of one link are told an hour; a crowd is no reader. */
const mostOpenings = 60

const offerOf = (quote: StoredQuote) => {
  const { rated, selection } = quote
  const { limit, deductible, waitingPeriod, retroActivePeriod } = selection.global
  return {
    quoteNumber: quote.quoteNumber,
    companyName: quote.companyName,
    product: quote.product,
    effectiveDate: quote.effectiveDate,
    endDate: quote.endDate,
    validUntil: quote.expiresOn,
    ...{ limit, deductible, waitingPeriod, retroActivePeriod },
    coverages: quote.coverages,
    premiums: rated.coverages.map(({ coverageId, premium }) => ({ coverageId, premium })),
    currency: rated.currency,
    premium: rated.premium,
    fees: rated.fees,
    taxes: rated.taxes,
    total: rated.total,
    subjectivities: quote.subjectivities.map(({ text }) => text),
  }
}

/** Tells what the proposal says as the quote stands now: of people the agent alone, of the company its name. */
export const openQuoteShare = implement(contract.openQuoteShare)(async ({ body, sourceIp, now }) => {
  const { share, quote, beside } = await openedShare(body.token, { sourceIp, now })
  await fewTries(`share ${share.id}`, mostOpenings, now)
  const { version: _, ...state } = share
  const opening = { opened: share.opened + 1, firstOpened: share.firstOpened ?? now, lastOpened: now }
  await commit([shares.update(share, { ...state, ...opening })])
  const agency = await agencyById(quote.agencyId)
  const agentName = [quote.agentFirstName, quote.agentLastName].filter(Boolean).join(' ')
  return {
    expiresAt: share.expiresAt,
    agencyName: quote.agencyName,
    agencyHostname: agency?.hostname,
    agencyColours: agency?.colours,
    ...(agentName && { agentName }),
    ...(quote.agentEmail && { agentEmail: quote.agentEmail }),
    ...(quote.agentPhone && { agentPhone: quote.agentPhone }),
    ...(isShown(quote) && { offer: offerOf(quote) }),
    ...(beside.length > 0 && { beside: beside.filter(isShown).map(offerOf) }),
  }
})
