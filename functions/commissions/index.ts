import { serveOnce as serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/commissions/index.ts'
import { createAchSession } from './account/createAchSession.ts'
import { getAgencyAch } from './account/getAgencyAch.ts'
import { getCommissionAccount } from './account/getCommissionAccount.ts'
import { listCommissionAccountHistory } from './account/listCommissionAccountHistory.ts'
import { toggleAgencyPayments } from './account/toggleAgencyPayments.ts'
import { updateAgencyAch } from './account/updateAgencyAch.ts'
import { createCommissionAgreement } from './agreements/createCommissionAgreement.ts'
import { listCommissionAgreementHistory } from './agreements/listCommissionAgreementHistory.ts'
import { listCommissionAgreements } from './agreements/listCommissionAgreements.ts'
import { listOwnCommissionAgreements } from './agreements/listOwnCommissionAgreements.ts'
import { removeCommissionAgreement } from './agreements/removeCommissionAgreement.ts'
import { updateCommissionAgreement } from './agreements/updateCommissionAgreement.ts'
import { clearReturnedCommissionPayment } from './payments/clearReturnedCommissionPayment.ts'
import { getCommissionToken } from './payments/getCommissionToken.ts'
import { listCommissionPayments } from './payments/listCommissionPayments.ts'
import { listReturnedCommissionPayments } from './payments/listReturnedCommissionPayments.ts'
import { payCommission } from './payments/payCommission.ts'
import { approveRemittanceException } from './remittances/approveRemittanceException.ts'
import { bookRemittance } from './remittances/bookRemittance.ts'
import { createRemittance } from './remittances/createRemittance.ts'
import { discardRemittance } from './remittances/discardRemittance.ts'
import { getRemittance } from './remittances/getRemittance.ts'
import { listRemittanceExceptionHistory } from './remittances/listRemittanceExceptionHistory.ts'
import { listRemittanceHistory } from './remittances/listRemittanceHistory.ts'
import { listRemittances } from './remittances/listRemittances.ts'
import { proposeRemittanceException } from './remittances/proposeRemittanceException.ts'
import { rejectRemittanceException } from './remittances/rejectRemittanceException.ts'
import { searchRemittanceExceptions } from './remittances/searchRemittanceExceptions.ts'
import { getCommissionAggregate } from './statements/getCommissionAggregate.ts'
import { getCommissionStatementLines } from './statements/getCommissionStatementLines.ts'
import { listAgencyCommissions } from './statements/listAgencyCommissions.ts'
import { listCommissionStatements } from './statements/listCommissionStatements.ts'

export const handler = serve(contracts, {
  approveRemittanceException,
  bookRemittance,
  clearReturnedCommissionPayment,
  createAchSession,
  createCommissionAgreement,
  createRemittance,
  discardRemittance,
  getAgencyAch,
  getCommissionAccount,
  getCommissionAggregate,
  getCommissionStatementLines,
  getCommissionToken,
  getRemittance,
  listAgencyCommissions,
  listCommissionAccountHistory,
  listCommissionAgreementHistory,
  listCommissionAgreements,
  listCommissionPayments,
  listCommissionStatements,
  listOwnCommissionAgreements,
  listRemittanceExceptionHistory,
  listRemittanceHistory,
  listRemittances,
  listReturnedCommissionPayments,
  payCommission,
  proposeRemittanceException,
  rejectRemittanceException,
  removeCommissionAgreement,
  searchRemittanceExceptions,
  toggleAgencyPayments,
  updateAgencyAch,
  updateCommissionAgreement,
})
