import type { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { compactMoney, exactMoney, wholeMoney } from '../i18n/format.ts'

type MoneyProps =
  | { minor: MinorUnits | null | undefined; whole?: never; compact?: never }
  | { whole: WholeUnits | null | undefined; minor?: never; compact?: boolean }

/** An amount in the region's currency with tabular figures: `minor` for premiums and payments, `whole` for limits. */
export const Money = ({ minor, whole, compact }: MoneyProps) => {
  if (minor != null) return <span className="tabular">{exactMoney(minor)}</span>
  if (whole == null) return <span>–</span>
  return <span className="tabular">{compact ? compactMoney(whole) : wholeMoney(whole)}</span>
}
