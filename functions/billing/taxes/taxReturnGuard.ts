import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { payTaxReturn } from '#shared/contracts/billing/taxes.ts'
import { taxReturnLife } from '#shared/records/taxReturn/taxReturnLife.ts'

/** What may be done to a return that was filed. */
export const taxReturnGuard = guardOf(taxReturnLife, {
  refusal: 'billing.taxReturnNotAllowed',
  contracts: [payTaxReturn],
})
