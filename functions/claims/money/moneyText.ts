import { config } from '#functions/_platform/config/config.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { type Currency, formatMoney } from '#shared/domain/money/money.ts'
import { regionOf } from '#shared/regions/regions.ts'

/** An amount as the region writes it, for sentences. */
export const moneyText = (amount: MinorUnits, currency: Currency): string =>
  formatMoney(amount, currency, regionOf(config.region).locale)
