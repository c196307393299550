import type { z } from 'zod'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { LastRemittance } from '#shared/contracts/billing/carrierBalances.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { CarrierRemittanceId } from '#shared/domain/ids/ids.ts'
import type { RemittanceBasis } from '#shared/domain/ledger/carrierPremium.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'

/** Money that a carrier paid into the claims fund, below zero had back of it; minor units. */
export interface Funding {
  readonly amount: MinorUnits
  readonly on: CalendarDate
  readonly reference: string
}

/**
 * What was remitted to a carrier and what it paid for claims: one record, which every remittance writes that begins, ends, is
 * paid or comes back, and every payment into the claims fund.
 */
export interface CarrierAccount {
  readonly id: string
  readonly carrierId: string
  /** When premium is due to it. */
  readonly basis: RemittanceBasis
  /** All that was paid and did not come back, minor units. */
  readonly remitted: MinorUnits
  /** All that it paid into the claims fund and did not have back, minor units. */
  readonly claimsFunded?: MinorUnits | undefined
  /** The last movements of that, newest first, by which one that is noted twice is known. */
  readonly fundings?: readonly Funding[] | undefined
  /** The remittance that is prepared and not paid. */
  readonly underWay?: CarrierRemittanceId | undefined
  readonly last?: (z.infer<typeof LastRemittance> & { readonly remittanceId: CarrierRemittanceId }) | undefined
}

export type StoredCarrierAccount = Stored<CarrierAccount>

export const carrierAccountIdOf = (carrierId: string): string => `cra_${carrierId}`

/** The accounts of carriers, one for each, from the first that is done with it. */
export const carrierAccounts = defineRecord<CarrierAccount>({
  kind: 'carrierAccount',
  notFound: 'billing.carrierNotFound',
  version: 2,
  // From the second on, it knows what the carrier paid into the claims fund.
  from: { 1: (account: CarrierAccount) => account },
  history: { hides: [] },
})

/** The account of a carrier; undefined before anything was prepared for it. */
export const carrierAccountOf = (carrierId: string): Promise<StoredCarrierAccount | undefined> =>
  carrierAccounts.byId(carrierAccountIdOf(carrierId))

/** The write that changes a carrier's account over the one that was read, so that two at once cannot both take effect. */
export const carrierAccountWrite = (
  carrierId: string,
  before: StoredCarrierAccount | undefined,
  changes: Partial<Omit<CarrierAccount, 'carrierId' | 'id'>>,
) =>
  before === undefined
    ? carrierAccounts.create({
        id: carrierAccountIdOf(carrierId),
        carrierId,
        basis: 'COLLECTED',
        remitted: 0,
        ...changes,
      })
    : carrierAccounts.update(before, { ...before, ...changes })
