import type { Instant } from '../calendar/instant.ts'

/** For how many days without a sign-in people are asked for as dormant. */
export const dormantDays = [30, 60, 90, 180, 365] as const

const dayMilliseconds = 86_400_000

/** Whether somebody has not signed in for so many days; who never has is dormant from the beginning. */
export const isDormant = (lastSignIn: string | undefined, days: number, now: Instant): boolean =>
  lastSignIn === undefined || Date.parse(lastSignIn) <= Date.parse(now) - days * dayMilliseconds
