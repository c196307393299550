import { config } from '#functions/_platform/config/config.ts'
import { type Account, answersOf } from '#functions/account/public.ts'
import { totalRevenueOf } from '#shared/domain/account/totalRevenue.ts'
import { answerProblems } from '#shared/domain/questionnaire/answerProblems.ts'
import { questionnaireOf } from '#shared/domain/questionnaire/questionnaire.ts'
import type { Product } from '#shared/regions/products.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** What an account lacks to be priced, as whoever has it would be asked for it. */
export const missingOf = (account: Account, product?: Product): string[] => {
  const region = regionOf(config.region)
  const asked = product ?? region.products[0]
  const open = asked === undefined ? [] : answerProblems(questionnaireOf(config.region, asked), answersOf(account), {})
  return [
    ...(totalRevenueOf(account) === undefined ? ['the annual revenue'] : []),
    ...((account.naicsCode ?? account.sicCode) === undefined ? ['what the company does, or its industry code'] : []),
    ...(account.noOfEmployeesAll === undefined ? ['the number of employees'] : []),
    ...(account.domainName === undefined && !account.profile.noDomain ? ['the company’s domain name'] : []),
    ...(account.policyContactEmail === undefined ? ['whom to write to at the company'] : []),
    ...(open.length > 0 ? [`answers to the security questions (${open.length} are open)`] : []),
  ]
}
