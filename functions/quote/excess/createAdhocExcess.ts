import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { accountBound, requireWholeAccount } from '#functions/account/public.ts'
import { partnersOf } from '#functions/directory/public.ts'
import { commitLayer, layerTaxes, mustBegin, mustCostAsShown, mustFit } from '#functions/policy/public.ts'
import { createAdhocExcess as contract } from '#shared/contracts/policy/excess.ts'
import { annualTerm, endWindow, startWindow } from '#shared/domain/calendar/coverageDates.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { catalogue } from '#shared/domain/coverage/catalogue.ts'
import { productLines } from '#shared/domain/coverage/productLines.ts'
import type { SelectedCoverage } from '#shared/domain/coverage/selectedCoverage.ts'
import { fullPriorActs } from '#shared/domain/coverage/terms.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { layerCoverages, ownPremium, ratedLayer } from '#shared/domain/policy/excessPrice.ts'
import { rateBookFor } from '#shared/domain/rating/rateBooks.ts'
import type { Product } from '#shared/regions/products.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf, statesOf, timeZoneOf } from '#shared/regions/states.ts'
import { mustCoverWithinAuthority } from '../actions/guards.ts'
import { firmographicsOf } from '../pricing/accountFacts.ts'
import { sellerOf } from '../quotes/seller.ts'

/** What a form gives to its whole limit: this a layer over cover of others follows. */
const followedOfProduct = (product: Product): SelectedCoverage[] =>
  catalogue
    .filter(
      ({ key, endorsement, limit }) =>
        productLines[product].coverages.includes(key) && !endorsement && limit.kind === 'aggregate' && key !== 'TRIA',
    )
    .map(({ id, retro }) => ({
      coverageId: id,
      limit: null,
      retention: null,
      waitingPeriod: null,
      retroActivePeriod: retro === 'none' ? null : fullPriorActs,
      retroActiveDate: null,
    }))

/** Issues an excess layer over cover that others insure. */
export const createAdhocExcess = implement(contract)(async ({ body, actor, now }) => {
  const region = regionOf(config.region)
  const account = await requireWholeAccount(body.accountId, actor)
  const [standard] = region.products
  const product = body.productType ?? standard
  if (product === undefined || !region.products.includes(product)) return fail('region.notServed')
  if (statesOf(region).length > 0 && stateOf(region, account.state ?? '') === undefined)
    return fail('policy.excessNoAddress')
  const { effectiveDate, limit, attachmentPoint } = body
  mustBegin(effectiveDate, startWindow(dateAt(now, timeZoneOf(region, account.state))))
  const expirationDate = body.expirationDate ?? annualTerm(effectiveDate).endDate
  mustBegin(expirationDate, endWindow(effectiveDate))
  const layer = { limit, attachmentPoint }
  const underlying = body.underlying ?? []
  mustFit(underlying.length === 0 ? [{ limit: attachmentPoint, attachmentPoint: 0 }] : underlying, layer)
  const coverages = layerCoverages(followedOfProduct(product), layer)
  const firmographicData = firmographicsOf(account)
  const isSurplus = body.paperType === 'SURPLUS'
  const rated = ratedLayer(ownPremium(body.premium, layer), {
    coverages,
    taxes: layerTaxes(body.premium, { firmographicData, isSurplus }, effectiveDate),
    currency: region.currency,
    rateBookVersion: rateBookFor(region.code, product, effectiveDate)?.version ?? '',
  })
  mustCoverWithinAuthority({ limit, premium: rated.premium, firmographicData }, actor)
  mustCostAsShown({ shown: body.expectedTotal, total: rated.total })
  const { agencyType: _, agencyDescription: __, agentId: ___, ...seller } = await sellerOf(account, actor, {})
  const partnerIds = await partnersOf('policy', { agencyId: seller.agencyId, accountId: account.id })
  const { id, policyNumber, status } = await commitLayer(
    {
      parties: {
        ...seller,
        accountId: AccountId.parse(account.id),
        companyName: account.name,
        firmographicData,
        additionalInsureds: [],
        isSurplus,
        productType: product,
        customerFirstName: account.policyContactFirstName,
        customerLastName: account.policyContactLastName,
        customerEmail: account.policyContactEmail,
        customerPhone: account.policyContactPhone,
        ...(partnerIds.length > 0 && { partnerIds: [...partnerIds] }),
      },
      term: { effectiveDate, expirationDate },
      cover: { limit, coverages, rated, retroActivePeriod: fullPriorActs },
      excess: {
        attachmentPoint,
        underlying: underlying.map(({ policyNumber: number, ...each }) => ({
          ...each,
          ...(number !== undefined && { policyNumber: number }),
        })),
        notFollowed: [],
      },
      by: actor.userId,
      now,
    },
    () => [accountBound(account, now)],
  )
  return { id, policyNumber, status, total: rated.total }
})
