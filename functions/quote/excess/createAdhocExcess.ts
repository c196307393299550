import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { accountBound, companyToCover, requireWholeAccount } from '#functions/account/public.ts'
import { carrierAmong, partnersOf } from '#functions/directory/public.ts'
import {
  commitLayer,
  layersOverlapping,
  layerTaxes,
  mustBeFree,
  mustBegin,
  mustCostAsShown,
  mustFit,
} from '#functions/policy/public.ts'
import { rateBookFor } from '#functions/tariff/public.ts'
import { createAdhocExcess as contract } from '#shared/contracts/policy/excess.ts'
import { annualTerm, endWindow, startWindow } from '#shared/domain/calendar/coverageDates.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { catalogue } from '#shared/domain/coverage/catalogue.ts'
import { productLines } from '#shared/domain/coverage/productLines.ts'
import type { SelectedCoverage } from '#shared/domain/coverage/selectedCoverage.ts'
import { fullPriorActs } from '#shared/domain/coverage/terms.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { layerCoverages, ownPremium, ratedLayer } from '#shared/domain/policy/excessPrice.ts'
import type { Product } from '#shared/regions/products.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf, statesOf, timeZoneOf } from '#shared/regions/states.ts'
import { insurable } from '../actions/insurable.ts'
import { mustBeLicensed } from '../licensing/mustBeLicensed.ts'
import { firmographicsOf } from '../pricing/accountFacts.ts'
import { sellerOf } from '../quotes/seller.ts'
import { bookOverOthers, companyPriced } from './layerRisk.ts'
import { noticed } from './noticed.ts'
import { underwritten } from './underwritten.ts'

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
  const account = await insurable(await requireWholeAccount(body.accountId, actor))
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
  const beneath = underlying.length === 0 ? [{ limit: attachmentPoint, attachmentPoint: 0 }] : underlying
  mustFit(beneath, layer)
  const coverages = layerCoverages(followedOfProduct(product), layer)
  const isSurplus = body.paperType === 'SURPLUS'
  const firmographicData = await noticed({
    accountId: account.id,
    isSurplus,
    effectiveDate,
    firmographicData: firmographicsOf(account),
  })
  const { agencyType: _, agencyDescription: __, agentId, ...seller } = await sellerOf(account, actor, {})
  await mustBeLicensed({ ...seller, agentId, effectiveDate, isSurplus, firmographicData }, now)
  const rated = ratedLayer(ownPremium(body.premium, layer), {
    coverages,
    taxes: layerTaxes(body.premium, { firmographicData, isSurplus }, effectiveDate),
    currency: region.currency,
    rateBookVersion: rateBookFor(region.code, product, effectiveDate)?.version ?? '',
  })
  const form = { product, effectiveDate, expirationDate, isSurplus }
  const priced = await companyPriced(account, form, now)
  const overridden = underwritten(
    {
      limit,
      premium: rated.premium,
      technicalPremium: bookOverOthers(priced, { layer, form }),
      firmographicData,
      referralReasons: priced.referralReasons,
      rateBookVersion: rated.rateBookVersion,
    },
    { note: body.note, actor, now },
  )
  const { others, held } = await companyToCover(account)
  const accountIds = [account.id, ...others]
  mustBeFree(await layersOverlapping({ accountIds, product, effectiveDate, endDate: expirationDate }), layer, beneath)
  mustCostAsShown({ shown: body.expectedTotal, total: rated.total })
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
        carrierId: await carrierAmong(partnerIds),
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
      overridden,
      by: actor.userId,
      now,
    },
    () => [accountBound(account, now), ...held],
  )
  return { id, policyNumber, status, total: rated.total }
})
