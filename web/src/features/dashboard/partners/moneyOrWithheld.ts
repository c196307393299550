import { minorUnitsPerUnit } from '#shared/domain/money/money.ts'
import { compactMoney } from '#web/i18n/format.ts'

/** An amount in minor units as homes show it; a dash where it is withheld. */
export const moneyOrWithheld = (minor: number | undefined): string =>
  minor === undefined ? '–' : compactMoney(minor / minorUnitsPerUnit)
