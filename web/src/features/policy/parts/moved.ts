import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { exactMoney } from '#web/i18n/format.ts'

/** `+$120.00`: what is more says so, as what is less does. */
export const moved = (amount: MinorUnits): string => (amount > 0 ? `+${exactMoney(amount)}` : exactMoney(amount))
