import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { TaxReturn } from '#shared/contracts/billing/taxReturn.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import { taxFilingOf } from '#shared/domain/ledger/taxReturns/filings.ts'
import { readTaxes, returnsOf } from './taxStanding.ts'

/** Of which authority a return is, and the last month of its period. */
export interface WhichReturn {
  readonly authority: string
  readonly to: Month
}

/** A return with how the taxes stand, and the one before it that is not filed; refused where the authority expects none. */
export const requireReturn = async ({ authority, to }: WhichReturn, now: Instant) => {
  const filing = taxFilingOf(config.region, authority) ?? fail('billing.taxReturnNotFound')
  const standing = await readTaxes(now)
  const all = returnsOf(standing, filing)
  const found: TaxReturn = all.find((each) => each.to === to) ?? fail('billing.taxReturnNotFound')
  const earlier = all.find((each) => each.to < to && each.status === 'OPEN')
  return { filing, standing, found, earlier }
}
