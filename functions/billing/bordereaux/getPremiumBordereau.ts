import { implement } from '#functions/_platform/http/implement.ts'
import { getPremiumBordereau as contract } from '#shared/contracts/billing/bordereaux.ts'
import { premiumBordereauOf } from './premiumBordereauOf.ts'

export const getPremiumBordereau = implement(contract)(async ({ query, actor, now }) => {
  const { rows, ...bordereau } = await premiumBordereauOf(query, { actor, now })
  return { ...bordereau, rows: rows.map(({ lines: _, commissionRate: __, postcode: ___, ...row }) => row) }
})
