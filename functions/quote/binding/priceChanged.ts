import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { formatMoney } from '#shared/domain/money/money.ts'
import { regionOf } from '#shared/regions/regions.ts'

const inMoney = (amount: MinorUnits): string => {
  const { currency, locale } = regionOf(config.region)
  return formatMoney(amount, currency, locale)
}

/** How far one price is from another in the region's money, with its sign: `+$123.45`. */
export const differenceOf = ({ before, after }: { readonly before: MinorUnits; readonly after: MinorUnits }): string =>
  `${after >= before ? '+' : '-'}${inMoney(Math.abs(after - before))}`

/** Refuses a price that is not the one last seen; it is told in the region's money, the difference with its sign. */
export const priceChanged = ({ shown, current }: { readonly shown: MinorUnits; readonly current: MinorUnits }): never =>
  fail('quote.priceChanged', {
    data: {
      shown: inMoney(shown),
      current: inMoney(current),
      difference: differenceOf({ before: shown, after: current }),
      currentTotalPremium: current,
    },
  })
