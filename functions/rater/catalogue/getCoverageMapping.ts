import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/rater/catalogue.ts'
import { coverageMapping } from '#shared/domain/coverage/coverageMapping.ts'

export const getCoverageMapping = implement(contract.getCoverageMapping)(async ({ params }) =>
  coverageMapping(params.productType, config.region),
)
