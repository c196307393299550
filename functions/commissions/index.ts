import { serveOnce as serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/commissions/index.ts'
import { createAchSession } from './account/createAchSession.ts'
import { getAgencyAch } from './account/getAgencyAch.ts'
import { getCommissionAccount } from './account/getCommissionAccount.ts'
import { toggleAgencyPayments } from './account/toggleAgencyPayments.ts'
import { updateAgencyAch } from './account/updateAgencyAch.ts'
import { getCommissionToken } from './payments/getCommissionToken.ts'
import { listCommissionPayments } from './payments/listCommissionPayments.ts'
import { payCommission } from './payments/payCommission.ts'
import { getCommissionAggregate } from './statements/getCommissionAggregate.ts'
import { listCommissionStatements } from './statements/listCommissionStatements.ts'

export const handler = serve(contracts, {
  createAchSession,
  getAgencyAch,
  getCommissionAccount,
  getCommissionAggregate,
  getCommissionToken,
  listCommissionPayments,
  listCommissionStatements,
  payCommission,
  toggleAgencyPayments,
  updateAgencyAch,
})
