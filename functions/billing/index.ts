import { serveOnce as serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/billing/index.ts'
import { getBankDetails } from './accounting/getBankDetails.ts'
import { sendToAccounting } from './accounting/sendToAccounting.ts'
import { getAgencyBilledInvoiceStats } from './agencyBill/getAgencyBilledInvoiceStats.ts'
import { getAgencyBillInvoice } from './agencyBill/getAgencyBillInvoice.ts'
import { searchAgencyBilledInvoices } from './agencyBill/searchAgencyBilledInvoices.ts'
import { sendInvoiceReminder } from './agencyBill/sendInvoiceReminder.ts'
import { toggleInvoiceReminder } from './agencyBill/toggleInvoiceReminder.ts'
import { getLedgerFile } from './books/getLedgerFile.ts'
import { listAccountEntries } from './books/listAccountEntries.ts'
import { listJournal } from './books/listJournal.ts'
import { getPaperDays } from './bordereaux/getPaperDays.ts'
import { getPremiumBordereau } from './bordereaux/getPremiumBordereau.ts'
import { getPremiumBordereauFile } from './bordereaux/getPremiumBordereauFile.ts'
import { listCarrierClaims } from './bordereaux/listCarrierClaims.ts'
import { listPaperTransactions } from './bordereaux/listPaperTransactions.ts'
import { approveCarrierRemittance } from './carrierRemittances/approveCarrierRemittance.ts'
import { cancelCarrierRemittance } from './carrierRemittances/cancelCarrierRemittance.ts'
import { getCarrierRemittance } from './carrierRemittances/getCarrierRemittance.ts'
import { listCarrierAccountHistory } from './carrierRemittances/listCarrierAccountHistory.ts'
import { listCarrierBalances } from './carrierRemittances/listCarrierBalances.ts'
import { listCarrierRemittanceHistory } from './carrierRemittances/listCarrierRemittanceHistory.ts'
import { payCarrierRemittance } from './carrierRemittances/payCarrierRemittance.ts'
import { prepareCarrierRemittance } from './carrierRemittances/prepareCarrierRemittance.ts'
import { recordClaimsFunding } from './carrierRemittances/recordClaimsFunding.ts'
import { rejectCarrierRemittance } from './carrierRemittances/rejectCarrierRemittance.ts'
import { returnCarrierRemittance } from './carrierRemittances/returnCarrierRemittance.ts'
import { searchCarrierRemittances } from './carrierRemittances/searchCarrierRemittances.ts'
import { updateCarrierTerms } from './carrierRemittances/updateCarrierTerms.ts'
import { createBillingContact } from './contacts/createBillingContact.ts'
import { listBillingContacts } from './contacts/listBillingContacts.ts'
import { removeBillingContact } from './contacts/removeBillingContact.ts'
import { updateBillingContact } from './contacts/updateBillingContact.ts'
import { acceptPremiumFinance } from './finance/acceptPremiumFinance.ts'
import { askFinancerCancellation } from './finance/askFinancerCancellation.ts'
import { calculateInstallment } from './finance/calculateInstallment.ts'
import { createFinanceQuote } from './finance/createFinanceQuote.ts'
import { createPremiumFinance } from './finance/createPremiumFinance.ts'
import { declineFinancerCancellation } from './finance/declineFinancerCancellation.ts'
import { getFinanceQuote } from './finance/getFinanceQuote.ts'
import { getFinancingAvailability } from './finance/getFinancingAvailability.ts'
import { getFinancingStanding } from './finance/getFinancingStanding.ts'
import { getInstalmentSchedule } from './finance/getInstalmentSchedule.ts'
import { getPayOff } from './finance/getPayOff.ts'
import { payPremiumFinance } from './finance/payPremiumFinance.ts'
import { searchFinancedPolicies } from './finance/searchFinancedPolicies.ts'
import { listInvoiceHistory } from './history/listInvoiceHistory.ts'
import { waiveLateFee } from './lateFees/waiveLateFee.ts'
import { getTrialBalance } from './ledger/getTrialBalance.ts'
import { listLedgerEntries } from './ledger/listLedgerEntries.ts'
import { checkXpressEnabled } from './methods/checkXpressEnabled.ts'
import { createPaymentMethod } from './methods/createPaymentMethod.ts'
import { listPaymentMethods } from './methods/listPaymentMethods.ts'
import { payForAccount } from './methods/payForAccount.ts'
import { getAmountPaid } from './payments/getAmountPaid.ts'
import { getBalance } from './payments/getBalance.ts'
import { getDownPayment } from './payments/getDownPayment.ts'
import { getInvoiceBalance } from './payments/getInvoiceBalance.ts'
import { getPayment } from './payments/getPayment.ts'
import { getPaymentStatus } from './payments/getPaymentStatus.ts'
import { recordPayment } from './payments/recordPayment.ts'
import { resetFailedPayment } from './payments/resetFailedPayment.ts'
import { updatePaymentDescription } from './payments/updatePaymentDescription.ts'
import { closePeriod } from './periods/closePeriod.ts'
import { getPeriod } from './periods/getPeriod.ts'
import { getPeriodFile } from './periods/getPeriodFile.ts'
import { listPeriodClosingHistory } from './periods/listPeriodClosingHistory.ts'
import { listPeriods } from './periods/listPeriods.ts'
import { reopenPeriod } from './periods/reopenPeriod.ts'
import { createProcessorSession } from './processor/createProcessorSession.ts'
import { getPaymentProcessor } from './processor/getPaymentProcessor.ts'
import { getPaymentProcessorKey } from './processor/getPaymentProcessorKey.ts'
import { getProcessorPayment } from './processor/getProcessorPayment.ts'
import { receiveProcessorEvent } from './processor/receiveProcessorEvent.ts'
import { validateProcessorPayment } from './processor/validateProcessorPayment.ts'
import { getReceivablesAging } from './receivables/getReceivablesAging.ts'
import { searchReceivables } from './receivables/searchReceivables.ts'
import { approveRefund } from './refunds/approveRefund.ts'
import { getRefund } from './refunds/getRefund.ts'
import { listRefundHistory } from './refunds/listRefundHistory.ts'
import { payRefund } from './refunds/payRefund.ts'
import { rejectRefund } from './refunds/rejectRefund.ts'
import { reopenRefund } from './refunds/reopenRefund.ts'
import { searchRefunds } from './refunds/searchRefunds.ts'
import { getStatement } from './statements/getStatement.ts'
import { getStatementFile } from './statements/getStatementFile.ts'
import { listBookCarriers } from './statements/listBookCarriers.ts'
import { fileTaxReturn } from './taxes/fileTaxReturn.ts'
import { getTaxReturn } from './taxes/getTaxReturn.ts'
import { getTaxReturnFile } from './taxes/getTaxReturnFile.ts'
import { listTaxReturnHistory } from './taxes/listTaxReturnHistory.ts'
import { listTaxReturns } from './taxes/listTaxReturns.ts'
import { payTaxReturn } from './taxes/payTaxReturn.ts'
import { applyExternalPayment } from './transactions/applyExternalPayment.ts'
import { closeTransaction } from './transactions/closeTransaction.ts'
import { searchTransactions } from './transactions/searchTransactions.ts'
import { updateTransaction } from './transactions/updateTransaction.ts'
import { approveWriteOff } from './writeOffs/approveWriteOff.ts'
import { getWriteOff } from './writeOffs/getWriteOff.ts'
import { listWriteOffHistory } from './writeOffs/listWriteOffHistory.ts'
import { proposeWriteOff } from './writeOffs/proposeWriteOff.ts'
import { rejectWriteOff } from './writeOffs/rejectWriteOff.ts'
import { reverseWriteOff } from './writeOffs/reverseWriteOff.ts'
import { searchWriteOffs } from './writeOffs/searchWriteOffs.ts'

export const handler = serve(contracts, {
  acceptPremiumFinance,
  applyExternalPayment,
  approveCarrierRemittance,
  approveRefund,
  approveWriteOff,
  askFinancerCancellation,
  calculateInstallment,
  cancelCarrierRemittance,
  checkXpressEnabled,
  closePeriod,
  closeTransaction,
  createBillingContact,
  createFinanceQuote,
  createPaymentMethod,
  createPremiumFinance,
  createProcessorSession,
  declineFinancerCancellation,
  fileTaxReturn,
  getAgencyBillInvoice,
  getAgencyBilledInvoiceStats,
  getAmountPaid,
  getBalance,
  getBankDetails,
  getCarrierRemittance,
  getDownPayment,
  getFinanceQuote,
  getFinancingAvailability,
  getFinancingStanding,
  getInstalmentSchedule,
  getInvoiceBalance,
  getLedgerFile,
  getPaperDays,
  getPayOff,
  getPayment,
  getPaymentProcessor,
  getPaymentProcessorKey,
  getPaymentStatus,
  getPeriod,
  getPeriodFile,
  getPremiumBordereau,
  getPremiumBordereauFile,
  getProcessorPayment,
  getReceivablesAging,
  getRefund,
  getStatement,
  getStatementFile,
  getTaxReturn,
  getTaxReturnFile,
  getTrialBalance,
  getWriteOff,
  listAccountEntries,
  listBillingContacts,
  listBookCarriers,
  listCarrierAccountHistory,
  listCarrierBalances,
  listCarrierClaims,
  listCarrierRemittanceHistory,
  listInvoiceHistory,
  listJournal,
  listLedgerEntries,
  listPaperTransactions,
  listPaymentMethods,
  listPeriodClosingHistory,
  listPeriods,
  listRefundHistory,
  listTaxReturnHistory,
  listTaxReturns,
  listWriteOffHistory,
  payCarrierRemittance,
  payForAccount,
  payPremiumFinance,
  payRefund,
  payTaxReturn,
  prepareCarrierRemittance,
  proposeWriteOff,
  receiveProcessorEvent,
  recordClaimsFunding,
  recordPayment,
  rejectCarrierRemittance,
  rejectRefund,
  rejectWriteOff,
  removeBillingContact,
  reopenPeriod,
  reopenRefund,
  resetFailedPayment,
  returnCarrierRemittance,
  reverseWriteOff,
  searchAgencyBilledInvoices,
  searchCarrierRemittances,
  searchFinancedPolicies,
  searchReceivables,
  searchRefunds,
  searchTransactions,
  searchWriteOffs,
  sendInvoiceReminder,
  sendToAccounting,
  toggleInvoiceReminder,
  updateBillingContact,
  updateCarrierTerms,
  updatePaymentDescription,
  updateTransaction,
  validateProcessorPayment,
  waiveLateFee,
})
