import type { PolicyRecord } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { RegionCode } from '#shared/regions/code.ts'

/** What the taxes of a premium are called on a bill. */
export const taxesTitle: Readonly<Record<RegionCode, string>> = { us: 'taxes', uk: 'IPT', au: 'GST, duty' }

/**
 * What of an amount due on a policy are taxes: all that was charged of them while nothing is paid, later the same share of what
 * is left.
 */
export const taxesWithin = (
  { transactions }: Pick<PolicyRecord, 'transactions'>,
  { due, at }: { readonly due: MinorUnits; readonly at: Instant },
): MinorUnits => {
  const known = transactions.filter((each) => Date.parse(each.known) <= Date.parse(at))
  const taxes = known.flatMap(({ money }) => money.taxes).reduce((sum, { amount }) => sum + amount, 0)
  const charged = known.reduce((sum, { money }) => sum + money.total, 0)
  return charged <= 0 || due >= charged ? taxes : Math.round((taxes * due) / charged)
}
