export * from './accounting.ts'
export * from './agencyBill.ts'
export { getLedgerFile, listAccountEntries, listJournal } from './books.ts'
export { getPremiumBordereau, getPremiumBordereauFile, listCarrierClaims } from './bordereaux.ts'
export {
  listCarrierAccountHistory,
  listCarrierBalances,
  recordClaimsFunding,
  updateCarrierTerms,
} from './carrierBalances.ts'
export * from './carrierRemittances.ts'
export * from './contacts.ts'
export * from './finance.ts'
export {
  askFinancerCancellation,
  declineFinancerCancellation,
  getFinancingStanding,
  searchFinancedPolicies,
} from './financed.ts'
export * from './history.ts'
export * from './lateFees.ts'
export { getTrialBalance, listLedgerEntries } from './ledger.ts'
export * from './methods.ts'
export { getPaperDays, listPaperTransactions } from './paperDays.ts'
export * from './payments.ts'
export * from './periods.ts'
export * from './processor.ts'
export * from './processorSession.ts'
export { getReceivablesAging, searchReceivables } from './receivables.ts'
export * from './refunds.ts'
export { getStatement, getStatementFile, listBookCarriers } from './statements.ts'
export * from './taxes.ts'
export * from './transactions.ts'
export * from './writeOffs.ts'
