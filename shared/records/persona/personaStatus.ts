import type { Tone } from '../tone.ts'

/** Where an organization beside agencies and insureds stands: in talks, its people invited, at work, held, leaving, gone. */
export const personaStatusTones = {
  PROSPECT: { tone: 'draft' },
  INVITED: { tone: 'draft' },
  ACTIVE: { tone: 'active' },
  SUSPENDED: { tone: 'refused' },
  OFFBOARDING: { tone: 'referred' },
  CLOSED: { tone: 'ended' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type PersonaStatus = keyof typeof personaStatusTones

export const personaStatuses = Object.keys(personaStatusTones) as [PersonaStatus, ...PersonaStatus[]]

/** Whether it does business: one that leaves does until its last day. */
export const isAtWork = (status: PersonaStatus): boolean => status === 'ACTIVE' || status === 'OFFBOARDING'

/** Whether its people are let in. */
export const letsIn = (status: PersonaStatus): boolean => status !== 'SUSPENDED' && status !== 'CLOSED'
