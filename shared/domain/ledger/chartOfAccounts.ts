/** Assets and expenses grow by debits, liabilities and income by credits. */
export type AccountKind = 'asset' | 'liability' | 'income' | 'expense'

/** The provider's chart of accounts. Premium is written on behalf of the carrier; taxes are held for the authorities. */
export const chartOfAccounts = {
  brokerFeePayable: { number: '2310', name: 'Broker fees payable', kind: 'liability' },
  carrierPremiumWritten: { number: '4010', name: 'Written premium', kind: 'income' },
  cash: { number: '1010', name: 'Cash', kind: 'asset' },
  cashClearing: { number: '1020', name: 'Cash clearing (checks and wires)', kind: 'asset' },
  commissionExpense: { number: '5010', name: 'Agency commission', kind: 'expense' },
  commissionPayable: { number: '2320', name: 'Agency commission payable', kind: 'liability' },
  goodsAndServicesTaxPayable: { number: '2240', name: 'GST payable', kind: 'liability' },
  insurancePremiumTaxPayable: { number: '2230', name: 'Insurance premium tax payable', kind: 'liability' },
  mgaFeeIncome: { number: '4030', name: 'MGA fees', kind: 'income' },
  policyFeeIncome: { number: '4040', name: 'Policy fees', kind: 'income' },
  premiumReceivable: { number: '1110', name: 'Premium receivable', kind: 'asset' },
  processorClearing: { number: '1030', name: 'Processor clearing (cards and bank accounts)', kind: 'asset' },
  processorFees: { number: '5020', name: 'Processor and chargeback fees', kind: 'expense' },
  refundsPayable: { number: '2330', name: 'Refunds payable', kind: 'liability' },
  stampDutyPayable: { number: '2250', name: 'Stamp duty payable', kind: 'liability' },
  stampingFeePayable: { number: '2220', name: 'Stamping fee payable', kind: 'liability' },
  surplusSurchargePayable: { number: '2260', name: 'Surplus lines surcharges payable', kind: 'liability' },
  surplusTaxPayable: { number: '2210', name: 'Surplus lines tax payable', kind: 'liability' },
  triaPremiumWritten: { number: '4020', name: 'Terrorism premium (TRIA)', kind: 'income' },
} as const satisfies Record<string, { number: string; name: string; kind: AccountKind }>

export type LedgerAccount = keyof typeof chartOfAccounts

export const ledgerAccounts = Object.keys(chartOfAccounts) as readonly LedgerAccount[]
