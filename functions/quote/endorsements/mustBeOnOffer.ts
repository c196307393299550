import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { EndorsedTerms } from '#shared/contracts/policy/endorsedTerms.ts'
import { notOnOffer } from '#shared/domain/policy/notOnOffer.ts'
import type { PricedFields } from '../pricing/price.ts'

/** Refuses terms that the calculator would set to others: what is shown is what is asked for. */
export const mustBeOnOffer = (asked: EndorsedTerms, settled: PricedFields): void => {
  const errors = notOnOffer(asked, settled, config.region)
  if (errors.length > 0)
    fail('account.invalidDetails', { errors: errors.map(({ path, detail }) => ({ path: [...path], detail })) })
}
