import { type PersonaStatus, personaStatusTones } from '../persona/personaStatus.ts'

const { ACTIVE, SUSPENDED, OFFBOARDING, CLOSED } = personaStatusTones

/** Where an agency stands: at work, held, leaving on a day that is known, gone. */
export const agencyStatusTones = { ACTIVE, SUSPENDED, OFFBOARDING, CLOSED } as const satisfies Partial<
  typeof personaStatusTones
>

export type AgencyStatus = keyof typeof agencyStatusTones & PersonaStatus

export const agencyStatuses = Object.keys(agencyStatusTones) as [AgencyStatus, ...AgencyStatus[]]
