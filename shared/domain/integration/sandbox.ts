import { nextRun } from '../calendar/scheduleExpression.ts'

/** What a sandbox is busy with; when it is open, time passes and everybody works. */
export const sandboxStatuses = ['OPEN', 'MOVING', 'KEEPING', 'RESETTING'] as const
export type SandboxStatus = (typeof sandboxStatuses)[number]

/** So many days a clock is moved at once: a policy's year, and what comes after it. */
export const mostDaysMoved = 400

const dayMilliseconds = 86_400_000

/** Where a clock stands that is moved, and where it is to stand (epoch milliseconds). */
interface Way {
  readonly at: number
  readonly until: number
}

/** Where the clock stands next on its way: a day further, or where it is to stand. */
export const nextStand = ({ at, until }: Way): number => Math.min(at + dayMilliseconds, until)

/** How many such steps there are. */
export const stepsTo = ({ at, until }: Way): number => Math.max(0, Math.ceil((until - at) / dayMilliseconds))

/** Of what runs by the clock, that which comes due after one instant and by another; each once, however often it would run. */
export const dueBetween = <Each extends { readonly expression: string }>(
  schedules: readonly Each[],
  { from, to }: { readonly from: number; readonly to: number },
): Each[] => schedules.filter(({ expression }) => nextRun(expression, from) <= to)
