import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { requireWholeAccount } from '#functions/account/public.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import { problemDetail } from '#shared/contract/problems.ts'
import * as contract from '#shared/contracts/quote/cart.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { requestPatch } from '../pricing/patch.ts'
import { lostEligibility } from '../quotes/eligibleAccount.ts'
import { sellerOf } from '../quotes/seller.ts'
import { cartOf, cartWrite } from '../store/carts.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'
import { ownershipOf } from '../store/reach.ts'

type Body = BodyOf<typeof contract.requestCartQuotes>

/** Why a quote cannot be requested with the others, as the dialog lists it. */
const obstacle = (
  quote: StoredQuote | undefined,
  { body, actor, lost }: { readonly body: Body; readonly actor: Actor; readonly lost: string | undefined },
): string | undefined => {
  if (quote === undefined || !isTheirs(actor, ownershipOf(quote)) || quote.accountId !== body.accountId)
    return problemDetail('quote.notFound')
  if (quote.status !== 'DRAFT' || !quote.inCart) return `Quote ${quote.quoteNumber} is not in the cart any more.`
  if (!regionOf(config.region).products.includes(quote.product))
    return `${quote.product} is not sold any more. Choose another product for ${quote.quoteNumber}.`
  return lost
}

/** Florida asks for the retail agent behind a wholesale one by licence (quoting-and-servicing, section 3). */
const needsRetailLicense = (state: string | undefined, agencyType: string | undefined, body: Body): boolean =>
  config.region === 'us' &&
  stateOf(regionOf(config.region), state ?? '')?.abbreviation === 'FL' &&
  agencyType === 'Wholesale' &&
  body.retailAgentLicenseNumber === undefined

/** The retail agent's fields that the request names. */
const retailAgentOf = (body: Body) => ({
  ...(body.retailAgentFirstName !== undefined && { retailAgentFirstName: body.retailAgentFirstName }),
  ...(body.retailAgentLastName !== undefined && { retailAgentLastName: body.retailAgentLastName }),
  ...(body.retailAgentLicenseNumber !== undefined && { retailAgentLicenseNumber: body.retailAgentLicenseNumber }),
})

const requestAll = async (body: Body, actor: Actor, now: Instant): Promise<void> => {
  const account = await requireWholeAccount(body.accountId, actor)
  const lost = await lostEligibility(account)
  const seller = await sellerOf(account, actor, body)
  const quoteIds = [...new Set(body.quoteIds)]
  const found = new Map((await quotes.byIds(quoteIds)).map((quote) => [quote.id, quote]))
  const obstacles = quoteIds.flatMap((id, index) => {
    const detail = obstacle(found.get(id), { body, actor, lost })
    return detail === undefined ? [] : [{ detail, path: ['quoteIds', index] }]
  })
  if (needsRetailLicense(account.state, seller.agencyType, body))
    obstacles.push({
      detail: 'Florida requires the license number of the retail agent.',
      path: ['retailAgentLicenseNumber'],
    })
  if (obstacles.length > 0) fail('cart.notRequested', { errors: obstacles })
  const { kept, cart } = await cartOf(body.accountId, seller.agencyId)
  const requested = [...found.values()].map((quote) => {
    const patch = requestPatch(quote, { action: 'request' }, actor.userId, now)
    const changes = { ...seller, ...retailAgentOf(body), ...patch.changes, inCart: false }
    return { write: quoteChange(quote, now, changes), event: patch.event }
  })
  const rest = cart.quoteIds.filter((id) => !found.has(id))
  await commit([...requested.map(({ write }) => write), cartWrite(kept, cart, rest)], {
    events: requested.map(({ event }) => event),
  })
}

export const requestCartQuotes = implement(contract.requestCartQuotes)(async ({ body, actor, now }) => {
  await requestAll(body, actor, now)
  return { quoteIds: [...new Set(body.quoteIds)] }
})
