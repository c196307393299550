/** Assets and expenses grow by debits, liabilities and income by credits. */
export const accountKinds = ['asset', 'liability', 'income', 'expense'] as const
export type AccountKind = (typeof accountKinds)[number]

interface Account {
  readonly number: string
  readonly name: string
  readonly kind: AccountKind
  /** What a balance on the other side of it is: a liability that stands in debit is owed to the provider. */
  readonly onOtherSide?: string
  /** Of a former chart: nothing is posted to it any more, what it held was carried over. */
  readonly closed?: true
}

/**
 * The provider's chart of accounts, which is an intermediary's (rule: intermediary-books). Premium is the carrier's from
 * the day it is written: what is kept of it is the commission alone, and what has come in lies in trust until it is passed
 * on. The gross unearned premium is what is payable unearned with the unearned commission; the gross earned premium what
 * is payable earned with the commission income. What of it was collected becomes due, which is taken off in an account of
 * its own, so that the premium written can still be read off, and is remitted (decision: due-on-collection). Taxes are
 * payable by authority, which the posting's line names.
 */
export const chartOfAccounts = {
  brokerFeePayable: {
    number: '2310',
    name: 'Broker fees payable',
    kind: 'liability',
    onOtherSide: 'Broker fees to come back',
  },
  carrierCommissionReceivable: { number: '1330', name: 'Carrier commission receivable', kind: 'asset' },
  carrierDue: { number: '2150', name: 'Due to carrier', kind: 'liability', onOtherSide: 'To come back from carrier' },
  carrierPayableEarned: { number: '2120', name: 'Payable to carrier, premium earned', kind: 'liability' },
  carrierPayableMadeDue: { number: '2140', name: 'Payable to carrier, made due', kind: 'liability' },
  carrierPayableRemitted: {
    number: '2130',
    name: 'Payable to carrier, commission it remits itself',
    kind: 'liability',
  },
  carrierPayableUnearned: { number: '2110', name: 'Payable to carrier, premium unearned', kind: 'liability' },
  carrierPremiumWritten: { number: '4010', name: 'Written premium', kind: 'income', closed: true },
  cash: { number: '1010', name: 'Cash', kind: 'asset', closed: true },
  cashClearing: { number: '1020', name: 'Cash clearing (past the processor)', kind: 'asset' },
  claimReserveContra: { number: '9210', name: 'Claims reserves, contra (memorandum)', kind: 'liability' },
  claimReserves: { number: '9110', name: 'Claims reserves (memorandum)', kind: 'asset' },
  claimsFund: { number: '1060', name: 'Claims fund', kind: 'asset' },
  claimsFunded: { number: '2160', name: 'Claims funds of carriers', kind: 'liability' },
  claimsPaid: { number: '1420', name: 'Claims paid for carriers', kind: 'asset' },
  commissionDue: {
    number: '2325',
    name: 'Due to agencies, commission and fees',
    kind: 'liability',
    onOtherSide: 'To come back from agencies, commission and fees',
  },
  commissionExpense: { number: '5010', name: 'Agency commission', kind: 'expense' },
  commissionIncome: { number: '4050', name: 'Carrier commission', kind: 'income' },
  commissionPayable: { number: '2320', name: 'Agency commission payable', kind: 'liability' },
  commissionUnearned: { number: '2410', name: 'Carrier commission, unearned', kind: 'liability' },
  deferredCommission: { number: '1310', name: 'Agency commission, for premium unearned', kind: 'asset' },
  goodsAndServicesTaxPayable: {
    number: '2240',
    name: 'GST payable',
    kind: 'liability',
    onOtherSide: 'GST to come back',
  },
  insurancePremiumTaxPayable: {
    number: '2230',
    name: 'Insurance premium tax payable',
    kind: 'liability',
    onOtherSide: 'Insurance premium tax to come back',
  },
  lateFeeIncome: { number: '4060', name: 'Late fees', kind: 'income' },
  mgaFeeIncome: { number: '4030', name: 'MGA fees', kind: 'income' },
  payoutClearing: { number: '1040', name: 'Payout clearing (agency commission)', kind: 'asset' },
  payoutReturns: { number: '1045', name: 'Payout returns (agency commission)', kind: 'asset' },
  policyFeeIncome: { number: '4040', name: 'Policy fees', kind: 'income' },
  premiumReceivable: { number: '1110', name: 'Premium receivable', kind: 'asset' },
  processorClearing: { number: '1030', name: 'Processor clearing (cards and bank accounts)', kind: 'asset' },
  processorFees: { number: '5020', name: 'Processor and chargeback fees', kind: 'expense' },
  refundsPayable: { number: '2330', name: 'Refunds payable', kind: 'liability' },
  remittanceDifferences: { number: '5040', name: 'Carrier commission differences', kind: 'expense' },
  remittanceSuspense: { number: '2350', name: 'Suspense: remittances not matched', kind: 'liability' },
  stampDutyPayable: {
    number: '2250',
    name: 'Stamp duty payable',
    kind: 'liability',
    onOtherSide: 'Stamp duty to come back',
  },
  stampingFeePayable: {
    number: '2220',
    name: 'Stamping fee payable',
    kind: 'liability',
    onOtherSide: 'Stamping fee to come back',
  },
  surplusSurchargePayable: {
    number: '2260',
    name: 'Surplus lines surcharges payable',
    kind: 'liability',
    onOtherSide: 'Surplus lines surcharges to come back',
  },
  surplusTaxPayable: {
    number: '2210',
    name: 'Surplus lines tax payable',
    kind: 'liability',
    onOtherSide: 'Surplus lines tax to come back',
  },
  suspense: { number: '2340', name: 'Suspense: insureds’ money whose refund was refused', kind: 'liability' },
  triaPremiumWritten: { number: '4020', name: 'Terrorism premium (TRIA)', kind: 'income', closed: true },
  trustCash: { number: '1050', name: 'Premium trust account', kind: 'asset' },
  writeOffs: { number: '5030', name: 'Premium written off', kind: 'expense' },
} as const satisfies Record<string, Account>

export type LedgerAccount = keyof typeof chartOfAccounts

export const ledgerAccounts = Object.keys(chartOfAccounts) as readonly LedgerAccount[]

/** What an account is called by the side on which its balance stands, and what it is then: of a debtor an asset. */
export const standingAs = (account: LedgerAccount, balance: number): Pick<Account, 'kind' | 'name'> => {
  const { kind, name, onOtherSide }: Account = chartOfAccounts[account]
  return kind === 'liability' && balance > 0 && onOtherSide !== undefined
    ? { kind: 'asset', name: onOtherSide }
    : { kind, name }
}

/** Whether an account is of a former chart. */
export const isClosed = (account: LedgerAccount): boolean => 'closed' in chartOfAccounts[account]

const byNumber = new Map<string, LedgerAccount>(
  ledgerAccounts.map((account) => [chartOfAccounts[account].number, account]),
)

/** The account of a number; undefined where the chart has none. */
export const accountByNumber = (number: string): LedgerAccount | undefined => byNumber.get(number)
