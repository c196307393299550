import type { Tone } from '../tone.ts'

/** Where a closing stands: the month is closed by it, or was reopened since. */
export const periodStatusTones = {
  CLOSED: { tone: 'ended' },
  REOPENED: { tone: 'referred' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type PeriodStatus = keyof typeof periodStatusTones

export const periodStatuses = Object.keys(periodStatusTones) as [PeriodStatus, ...PeriodStatus[]]
