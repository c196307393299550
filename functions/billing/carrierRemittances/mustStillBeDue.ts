import { fail } from '#functions/_platform/problems/problem.ts'
import type { CarrierRemittance } from '#shared/contracts/billing/carrierRemittance.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { moneyText } from '../invoices/moneyText.ts'
import { type CarrierStanding, carrierStanding } from './carrierStanding.ts'

/** Refuses an amount that is not the one that was seen, or is no longer due, since premium was returned meanwhile. */
export const mustStillBeDue = async (
  { amount, carrierId, currency, month }: CarrierRemittance,
  seen: MinorUnits,
): Promise<CarrierStanding> => {
  if (seen !== amount)
    fail('billing.amountMismatch', {
      data: { due: moneyText(amount, currency), offered: moneyText(seen, currency) },
    })
  const standing = await carrierStanding(carrierId, month)
  if (standing.due < amount)
    fail('billing.carrierRemittanceMoved', {
      data: { due: moneyText(standing.due, currency), month, amount: moneyText(amount, currency) },
    })
  return standing
}
