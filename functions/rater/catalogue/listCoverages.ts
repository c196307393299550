import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/rater/catalogue.ts'
import { isAlwaysOn, unavailableReason } from '#shared/domain/coverage/availability.ts'
import { familyCoverages } from '#shared/domain/coverage/familyCoverages.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { defaultTerms } from '#shared/domain/coverage/terms.ts'

/** What a product's coverages are before anything is known of the risk: state and industry may take some away. */
export const listCoverages = implement(contract.listCoverages)(async ({ params }) => {
  const context = {
    region: config.region,
    product: params.productType,
    industryCode: '',
    limit: defaultTerms.limit,
    answers: {},
  }
  return familyCoverages(params.productType)
    .toSorted((a, b) => a.order - b.order)
    .map((coverage) => {
      const available = unavailableReason(coverage, context) === null
      return {
        id: coverage.id,
        key: coverage.key,
        name: inRegion(coverage.name, config.region),
        tooltip: inRegion(coverage.tooltip, config.region),
        groupId: coverage.groupId,
        chartGroup: coverage.chartGroup,
        order: coverage.order,
        mandatory: coverage.mandatory,
        locked: coverage.locked,
        disabled: !available || isAlwaysOn(coverage, context),
        endorsement: coverage.endorsement,
        available,
      }
    })
})
