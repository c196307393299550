import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { LedgerAccount } from './chartOfAccounts.ts'
import type { PostingLine } from './posting.ts'

/** With whom the provider has an account of what is owed: whose statement it is. */
export const partyKinds = ['account', 'agency', 'carrier'] as const
export type PartyKind = (typeof partyKinds)[number]

/** What of the ledger is between the provider and a party. */
const accountsOf: Readonly<Record<PartyKind, readonly LedgerAccount[]>> = {
  // What the insured owes, and is owed back.
  account: ['premiumReceivable', 'refundsPayable', 'suspense'],
  // Commission and fees that are due; of an agency that is billed the premium too, and what it keeps of it as both.
  agency: ['brokerFeePayable', 'commissionDue', 'commissionPayable', 'premiumReceivable'],
  // Premium net of the provider's commission, less what was remitted of it and the claims that were paid for the carrier beyond what it has paid for them; where
  // that remits the commission itself, all of the premium and what of the commission has not come.
  carrier: [
    'carrierCommissionReceivable',
    'carrierDue',
    'carrierPayableEarned',
    'carrierPayableMadeDue',
    'carrierPayableRemitted',
    'carrierPayableUnearned',
    'claimsFunded',
    'claimsPaid',
  ],
}

/** On which account an agency has what is nobody else's business with it. */
const ofBilled: readonly LedgerAccount[] = ['brokerFeePayable', 'commissionPayable', 'premiumReceivable']

interface Party {
  readonly kind: PartyKind
  readonly id: string
  /** The agency owes the premium of the posting, net of its commission. */
  readonly billed: boolean
  /** Whose commission the posting makes due, where it does: not the policy’s agency’s alone, where others share it. */
  readonly due?: string | undefined
}

/** Of a posting's lines those that are between the provider and a party. A line that names another agency is not. */
export const partyLines = (lines: readonly PostingLine[], { kind, id, billed, due = id }: Party): PostingLine[] =>
  lines.filter(
    ({ account, authority }) =>
      accountsOf[kind].includes(account) &&
      (kind !== 'agency' ||
        ((account !== 'commissionDue' || due === id) &&
          (billed || !ofBilled.includes(account) ? authority === undefined || authority === id : false))),
  )

/** What lines add up to on either side: owed by the party above zero, to it below. */
export const netOf = (lines: readonly PostingLine[]): MinorUnits =>
  lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)
