import { serve } from '#functions/_platform/http/serve.ts'
import { disputeFinding } from '#functions/docs/disputes/disputeFinding.ts'
import * as contracts from '#shared/contracts/risk/index.ts'
import { getAccumulation } from './accumulation/getAccumulation.ts'
import { searchDependentPolicies } from './accumulation/searchDependentPolicies.ts'
import { getRisk } from './assessments/getRisk.ts'
import { reassessRisk } from './assessments/reassessRisk.ts'
import { requestScan } from './assessments/requestScan.ts'
import { listFindingDisputeHistory } from './disputes/listFindingDisputeHistory.ts'
import { listFindingDisputes } from './disputes/listFindingDisputes.ts'
import { searchFindingDisputes } from './disputes/searchFindingDisputes.ts'
import { settleFindingDispute } from './disputes/settleFindingDispute.ts'
import { decideScreening } from './screening/decideScreening.ts'
import { listScreeningHistory } from './screening/listScreeningHistory.ts'
import { searchScreenings } from './screening/searchScreenings.ts'

export const handler = serve(contracts, {
  decideScreening,
  disputeFinding,
  getAccumulation,
  getRisk,
  listFindingDisputeHistory,
  listFindingDisputes,
  listScreeningHistory,
  reassessRisk,
  requestScan,
  searchDependentPolicies,
  searchFindingDisputes,
  searchScreenings,
  settleFindingDispute,
})
