import { crimeRules } from '../../products/management/crime/rules.ts'
import { directorsAndOfficersRules } from '../../products/management/directorsAndOfficers/rules.ts'
import { employmentPracticesRules } from '../../products/management/employmentPractices/rules.ts'
import { fiduciaryRules } from '../../products/management/fiduciary/rules.ts'
import type { Product } from '../../regions/products.ts'
import type { ReferralRule } from './referralRule.ts'

/** The rules of products that have their own. */
export const lineRules: Readonly<Partial<Record<Product, readonly ReferralRule[]>>> = {
  SP_CRIME: crimeRules,
  SP_DO: directorsAndOfficersRules,
  SP_EPL: employmentPracticesRules,
  SP_FID: fiduciaryRules,
}
