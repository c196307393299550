import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { requireWholeAccount } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/quote/licensing.ts'
import { defaultEffectiveDate } from '#shared/domain/calendar/coverageDates.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { sellerOf } from '../quotes/seller.ts'
import { verdictOf } from './licensingOfQuote.ts'

export const getAccountLicensing = implement(contract.getAccountLicensing)(async ({ params, query, actor, now }) => {
  const account = await requireWholeAccount(params.accountId, actor)
  const seller = await sellerOf(account, actor, { agencyId: query.agencyId })
  const today = dateAt(now, timeZoneOf(regionOf(config.region), account.state))
  const { standing, reasons } = await verdictOf(
    {
      ...seller,
      effectiveDate: query.effectiveDate ?? defaultEffectiveDate(today),
      firmographicData: { state: account.state },
      isSurplus: query.isSurplus === 'true',
    },
    now,
  )
  return { standing, reasons: [...reasons] }
})
