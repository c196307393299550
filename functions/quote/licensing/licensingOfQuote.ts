import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { agencyById, heldFirm, licensesForSale } from '#functions/directory/public.ts'
import type { QuoteLicensing } from '#shared/contracts/quote/quoteLicensing.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mergingRule, type SaleVerdict, whoMaySell } from '#shared/domain/licensing/whoMaySell.ts'
import { licensingOf } from '#shared/regions/licensing.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { isStaff } from '../views/agencyStatus.ts'
import { todayOf } from '../views/todayOf.ts'

/** What is sold, by whom and where, as licenses look at it. */
export type Sale = Pick<
  StoredQuote,
  'agencyId' | 'effectiveDate' | 'firmographicData' | 'isSurplus' | 'licenseOverride'
> & { readonly agentEmail?: string | undefined; readonly agentId?: string | undefined }

/** Whether the agency and the agent of a quote may sell it as it stands, by the licenses on record (decision: who-may-sell). */
export const verdictOf = async (quote: Sale, now: Instant): Promise<SaleVerdict> => {
  const region = regionOf(config.region)
  const { agencyId, agentEmail, agentId, effectiveDate, isSurplus, firmographicData } = quote
  const today = todayOf(quote, now)
  const { state = '' } = firmographicData
  const [licenses, held, seller] = await Promise.all([
    licensesForSale({ agencyId, agentId, agentEmail, day: today }),
    heldFirm(agencyId, today),
    agencyById(agencyId),
  ])
  return whoMaySell({
    licensing: licensingOf(region),
    state: stateOf(region, state)?.abbreviation ?? state,
    isSurplus,
    today,
    effectiveDate,
    held,
    merging: seller?.mergesIntoId === undefined ? undefined : seller.name,
    ...licenses,
  })
}

/** The verdict once the provider has let some rules through: those stop nothing any more. */
export const afterOverride = (
  { standing, reasons }: SaleVerdict,
  { licenseOverride }: Pick<StoredQuote, 'licenseOverride'>,
): SaleVerdict => {
  const lets = licenseOverride?.rules ?? []
  const left = reasons.map((reason) => ({
    ...reason,
    blocks: reason.blocks && (reason.ruleId === mergingRule || !lets.includes(reason.ruleId)),
  }))
  const isClear = standing === 'NOT_LICENSED' && left.every(({ blocks }) => !blocks)
  return { standing: isClear ? 'NOT_VERIFIED' : standing, reasons: left }
}

/** As it is told: who let it through, and why, is the provider’s own. */
export const toLicensing = (verdict: SaleVerdict, quote: StoredQuote, actor: Actor): QuoteLicensing => {
  const { standing, reasons } = afterOverride(verdict, quote)
  const { licenseOverride } = quote
  return {
    standing,
    reasons: [...reasons],
    ...(isStaff(actor) && licenseOverride && { override: licenseOverride }),
  }
}
