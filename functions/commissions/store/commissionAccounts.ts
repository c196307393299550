import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { AgencyAch } from '#shared/contracts/commissions/agencyAch.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import type { AgencyId, CommissionPaymentId } from '#shared/domain/ids/ids.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'

/** A bank account to which commission is paid, with the processor's token that stands for it. */
interface PayeeAccount extends AgencyAch {
  readonly token: string
  readonly keptBy: string
  readonly keptAt: Instant
}

/** How an agency's commission is paid: what is due is the sum of its postings and no field of this. */
export interface CommissionAccountRecord {
  readonly id: string
  readonly agencyId: AgencyId
  readonly paymentsPaused: boolean
  readonly ach?: PayeeAccount | undefined
  /** The processor's page on which its people were last asked for the account. */
  readonly achSession?: { readonly sessionId: string; readonly askedBy: string } | undefined
  /** Number of the next payment, or of the open one. */
  readonly paymentNumber: number
  readonly openPaymentId?: CommissionPaymentId | undefined
  /** Payments that the bank returned from this account and nobody has looked into; while there are some, nothing is paid to it. */
  readonly returnedPaymentIds?: readonly CommissionPaymentId[] | undefined
  /** The last month that a statement was made for, and what it ended with. */
  readonly stated?: { readonly month: Month; readonly closing: MinorUnits } | undefined
  readonly created: Instant
  readonly lastUpdated: Instant
}

export type StoredCommissionAccount = Stored<CommissionAccountRecord>

/** An agency has one. */
export const commissionAccountIdOf = (agencyId: string): string => agencyId.replace(/^agy_/, 'cma_')

export const commissionAccounts = defineRecord<CommissionAccountRecord>({
  kind: 'commissionAccount',
  notFound: 'agency.notFound',
  version: 2,
  // From the second on, it knows what the bank returned.
  from: { 1: (account: CommissionAccountRecord) => account },
  history: { hides: ['ach', 'achSession'] },
})

/** An agency's account as it is before anything was done with it. */
export const newCommissionAccount = (agencyId: AgencyId, now: Instant): CommissionAccountRecord => ({
  id: commissionAccountIdOf(agencyId),
  agencyId,
  paymentsPaused: false,
  paymentNumber: 1,
  created: now,
  lastUpdated: now,
})

export const commissionAccountOf = (agencyId: string): Promise<StoredCommissionAccount | undefined> =>
  commissionAccounts.byId(commissionAccountIdOf(agencyId))

/** The write of an account, of its first state where it had none. */
export const keptAccount = (before: StoredCommissionAccount | undefined, after: CommissionAccountRecord) =>
  before === undefined ? commissionAccounts.create(after) : commissionAccounts.update(before, after)
