import type { MinorUnits, WholeUnits } from '#shared/domain/money/money.ts'
import { compactMoney, money, wholeMoney } from '../i18n/format.ts'

type MoneyProps =
  | { minor: MinorUnits | null | undefined; whole?: never; compact?: never }
  | { whole: WholeUnits | null | undefined; minor?: never; compact?: boolean }

/** An amount in the region's currency with tabular figures: `minor` for premiums and payments, `whole` for limits. */
export const Money = (props: MoneyProps) => {
  const amount = props.minor ?? props.whole
  if (amount === null || amount === undefined) return <span>–</span>
  const text =
    'minor' in props && props.minor != null ? money(amount) : props.compact ? compactMoney(amount) : wholeMoney(amount)
  return <span className="tabular">{text}</span>
}
