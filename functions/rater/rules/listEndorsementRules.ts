import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/rater/rules.ts'
import { endorsementRules } from '#shared/domain/coverage/endorsementRules.ts'
import { defaultTerms } from '#shared/domain/coverage/terms.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'

export const listEndorsementRules = implement(contract.listEndorsementRules)(async ({ query }) =>
  endorsementRules({
    region: config.region,
    product: query.productType,
    state: stateOf(regionOf(config.region), query.state ?? '')?.abbreviation,
    industryCode: query.naicsCode ?? '',
    limit: defaultTerms.limit,
    answers: {},
  }),
)
