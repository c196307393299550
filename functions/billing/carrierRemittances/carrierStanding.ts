import { config } from '#functions/_platform/config/config.ts'
import { carrierAccountOf, type StoredCarrierAccount } from '#functions/ledger/store/carrierAccounts.ts'
import { type CarrierBalance, LastRemittance } from '#shared/contracts/billing/carrierBalances.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import type { RemittanceBasis } from '#shared/domain/ledger/carrierPremium.ts'
import { monthBefore } from '#shared/domain/ledger/periods.ts'
import type { PostingLine } from '#shared/domain/ledger/posting.ts'
import { balanceOf } from '#shared/domain/ledger/trialBalance.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { partyLinesOf, partyLinesUpTo } from '../ledger/ledgerTotals.ts'

/** Who is paid. */
interface Carrier {
  readonly id: string
  readonly name: string
}

/** What is due to a carrier at the end of a month, minor units. */
export interface CarrierStanding {
  readonly account: StoredCarrierAccount | undefined
  readonly basis: RemittanceBasis
  /** What became due in the month; returns below zero. */
  readonly becameDue: MinorUnits
  /** What was due from before and was not remitted, or remitted beyond it, below zero. */
  readonly broughtForward: MinorUnits
  /** Both together. */
  readonly due: MinorUnits
}

const madeDueIn = (lines: readonly PostingLine[]): MinorUnits => balanceOf([{ lines }], 'carrierPayableMadeDue')

/**
 * What is due to a carrier through a month, of the ledger's totals. What was remitted is told by the carrier's account and not
 * by them: they follow a posting, and what was paid a moment ago must not be paid again.
 */
export const carrierStanding = async (carrierId: string, month: Month): Promise<CarrierStanding> => {
  const account = await carrierAccountOf(carrierId)
  const { currency } = regionOf(config.region)
  const [before, within] = await Promise.all([
    partyLinesUpTo(currency, carrierId, monthBefore(month)),
    partyLinesOf(currency, carrierId, month),
  ])
  const broughtForward = madeDueIn(before) - (account?.remitted ?? 0)
  const becameDue = madeDueIn(within)
  return {
    account,
    basis: account?.basis ?? 'COLLECTED',
    becameDue,
    broughtForward,
    due: broughtForward + becameDue,
  }
}

/** Where a carrier stands by now; `isOurs` tells what only the provider's staff is told. */
export const balanceOfCarrier = async (
  { id, name }: Carrier,
  { month, isOurs }: { readonly month: Month; readonly isOurs: boolean },
): Promise<CarrierBalance> => {
  const account = await carrierAccountOf(id)
  const { currency } = regionOf(config.region)
  const lines = await partyLinesUpTo(currency, id, month)
  const remitted = account?.remitted ?? 0
  const written = (['carrierPayableEarned', 'carrierPayableRemitted', 'carrierPayableUnearned'] as const).reduce(
    (sum, each) => sum - balanceOf([{ lines }], each),
    0,
  )
  return {
    carrierId: id,
    carrierName: name,
    currency,
    basis: account?.basis ?? 'COLLECTED',
    remitted,
    due: madeDueIn(lines) - remitted,
    notYetDue: written - madeDueIn(lines),
    claimsOwed: balanceOf([{ lines }], 'claimsPaid') - (account?.claimsFunded ?? 0),
    ...(account?.last !== undefined && { last: LastRemittance.parse(account.last) }),
    ...(isOurs && account?.underWay !== undefined && { underWay: account.underWay }),
  }
}
