import type { PolicyRecord } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { TaxKey } from '#shared/domain/rating/ratedPremium.ts'
import type { RegionCode } from '#shared/regions/code.ts'

interface TaxColumn {
  readonly title: string
  readonly keys: readonly TaxKey[]
}

/** In which columns a bill tells the taxes within what is due: apart where whoever pays it books them apart. */
export const taxColumns: Readonly<Record<RegionCode, readonly TaxColumn[]>> = {
  us: [
    { title: 'Surplus lines tax', keys: ['surplusLineTax'] },
    { title: 'Stamping fee, surcharge', keys: ['surplusStampingFee', 'surplusSurcharge'] },
  ],
  uk: [{ title: 'IPT', keys: ['ipt'] }],
  au: [
    { title: 'GST', keys: ['gst'] },
    { title: 'Stamp duty', keys: ['stampDuty'] },
  ],
}

/**
 * What of an amount due on a policy are taxes, column by column: all that was charged of them while nothing is paid, later the same
 * share of what is left.
 */
export const taxesWithin = (
  { transactions }: Pick<PolicyRecord, 'transactions'>,
  { due, at, region }: { readonly due: MinorUnits; readonly at: Instant; readonly region: RegionCode },
): MinorUnits[] => {
  const known = transactions.filter((each) => Date.parse(each.known) <= Date.parse(at))
  const charged = known.reduce((sum, { money }) => sum + money.total, 0)
  return taxColumns[region].map(({ keys }) => {
    const taxes = known
      .flatMap(({ money }) => money.taxes)
      .filter(({ key }) => keys.includes(key))
      .reduce((sum, { amount }) => sum + amount, 0)
    return charged <= 0 || due >= charged ? taxes : Math.round((taxes * due) / charged)
  })
}
