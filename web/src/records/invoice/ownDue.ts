import type { ResponseOf } from '#shared/contract/operation.ts'
import type { getPayment } from '#shared/contracts/billing/payments.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'

/** What of the amount that is due nobody pays for the insured (rule: financed-part). Minor units. */
export const ownDue = ({
  dueAmount,
  financer,
}: Pick<ResponseOf<typeof getPayment>, 'dueAmount' | 'financer'>): MinorUnits => dueAmount - (financer?.owes ?? 0)
