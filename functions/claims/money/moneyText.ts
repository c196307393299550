import { config } from '#functions/_platform/config/config.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { type Currency, formatMoneyAlike } from '#shared/domain/money/money.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** The amounts of a sentence as the region writes them: all of them with decimals where one has them. */
export const moneyTexts = <Name extends string>(
  amounts: Readonly<Record<Name, MinorUnits>>,
  currency: Currency,
): Record<Name, string> => formatMoneyAlike(amounts, currency, regionOf(config.region).locale)

/** An amount as the region writes it, for sentences. */
export const moneyText = (amount: MinorUnits, currency: Currency): string => moneyTexts({ amount }, currency).amount
