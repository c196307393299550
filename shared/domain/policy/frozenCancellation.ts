import type { RegionCode } from '#shared/regions/code.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { causeOfReason } from './cancellationReasons.ts'
import { actOfCause, type Freeze, standsOn } from './freezes.ts'

interface Cancelling {
  readonly cancellation?: { readonly reason: string; readonly effectiveDate: CalendarDate } | undefined
  /** What freezes acts on the policy today. */
  readonly freezes?: readonly Pick<Freeze, 'acts' | 'from' | 'until'>[] | undefined
  /** What waits already. */
  readonly frozen?: object | undefined
  readonly status: string
}

/** Whether a cancellation does not take effect on its day, since something freezes it then, or has it wait already (decision: frozen-told). */
export const isCancellationFrozen = (
  { cancellation, freezes = [], frozen, status }: Cancelling,
  { region }: { readonly region: RegionCode },
): boolean => {
  if (cancellation === undefined || status !== 'CANCEL PENDING') return false
  if (frozen !== undefined) return true
  const { effectiveDate, reason } = cancellation
  const act = actOfCause(causeOfReason(reason, { region }))
  return act !== undefined && freezes.some((freeze) => freeze.acts.includes(act) && standsOn(freeze, effectiveDate))
}
