import { serve } from '#functions/_platform/http/serve.ts'
import * as contracts from '#shared/contracts/risk/index.ts'
import { getRisk } from './assessments/getRisk.ts'
import { reassessRisk } from './assessments/reassessRisk.ts'
import { requestScan } from './assessments/requestScan.ts'

export const handler = serve(contracts, { getRisk, reassessRisk, requestScan })
