import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { reopenPeriod } from '#shared/contracts/billing/periods.ts'
import { periodClosingLife } from '#shared/records/periodClosing/periodClosingLife.ts'

/** What may be done to a month by its last closing. */
export const periodGuard = guardOf(periodClosingLife, {
  refusal: 'billing.periodNotAllowed',
  contracts: [reopenPeriod],
})
