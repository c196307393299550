import type { Tone } from '../tone.ts'

/** Where a role that two people give stands. */
export const roleGrantStatusTones = {
  PROPOSED: { tone: 'review' },
  APPROVED: { tone: 'ready' },
  REJECTED: { tone: 'refused' },
  EXPIRED: { tone: 'ended' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type RoleGrantStatus = keyof typeof roleGrantStatusTones

export const roleGrantStatuses = Object.keys(roleGrantStatusTones) as [RoleGrantStatus, ...RoleGrantStatus[]]
