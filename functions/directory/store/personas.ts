import { namingOf } from '#functions/_platform/storage/naming.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { PersonaHit } from '#shared/contracts/account/personas.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { NoticeLevel } from '#shared/domain/claims/noticeLevels.ts'
import type { PersonaType } from '#shared/domain/identity/personaTypes.ts'
import { letsIn, type PersonaStatus } from '#shared/records/persona/personaStatus.ts'

/** An organization of the platform that is neither an agency nor an account: a carrier, a vendor, a pool … */
export interface PersonaRecord extends PersonaHit {
  readonly type: Exclude<PersonaType, 'agency'> | 'da'
  readonly enforceMfa: boolean
  readonly status: PersonaStatus
  /** Why staff suspended it, let it go or reinstated it. */
  readonly statusReason?: string | undefined
  /** Its last day, where it leaves. */
  readonly lastDay?: CalendarDate | undefined
  /** Under which the region's regulator knows it. */
  readonly licenseId?: string | undefined
  /** States a carrier writes in; empty for everywhere. */
  readonly states: readonly string[]
  /** From which cost on a carrier is told of a claim, whole units; none where it is not said. */
  readonly claimsNoticeLevel?: NoticeLevel | undefined
  readonly created: Instant
  readonly updated: Instant
}

/** The group of organizations that leave on a day that is known. */
export const leavingGroup = 'leaving'

/** Persona records: a list for each type, for carriers one for each state as well. */
export const personas = defineRecord({
  kind: 'persona',
  notFound: 'persona.notFound',
  history: { hides: [] },
  version: 5,
  // From the second on it has a status; those of before are all at work. From the third on, lists know who leaves; from the
  // fourth on a carrier may say from which cost on it is told of claims; from the fifth on it is found by whom it names.
  from: {
    1: (persona: Omit<PersonaRecord, 'status'>): PersonaRecord => ({ ...persona, status: 'ACTIVE' }),
    2: (persona: PersonaRecord) => persona,
    3: (persona: PersonaRecord) => persona,
    4: (persona: PersonaRecord) => persona,
  },
  // Its people's tokens end when it is held, and their next say so when a second factor is due.
  ends: (before: PersonaRecord | undefined, after: PersonaRecord | undefined) => {
    const isHeld = before !== undefined && letsIn(before.status) && (after === undefined || !letsIn(after.status))
    const isStricter = before?.enforceMfa === false && after?.enforceMfa === true
    return before !== undefined && (isHeld || isStricter) ? [before.id] : []
  },
  names: [
    namingOf<PersonaRecord>().here('ORGANIZATION_CONTACT', {
      email: 'contactEmail',
      firstName: 'contactFirstName',
      lastName: 'contactLastName',
      phones: ['contactPhone'],
    }),
  ],
  unique: { hostname: (persona: PersonaRecord) => persona.hostname },
  list: {
    scopes: (persona: PersonaRecord) => [`type:${persona.type}`, `organization:${persona.id}`],
    groups: (persona: PersonaRecord) => [
      ...persona.states.map((state) => `state:${state}`),
      ...(persona.status === 'OFFBOARDING' ? [leavingGroup] : []),
    ],
    sorts: {
      name: (persona: PersonaRecord) => persona.name,
      created: (persona: PersonaRecord) => persona.created,
    },
    summary: (persona: PersonaRecord): PersonaHit => ({
      id: persona.id,
      name: persona.name,
      description: persona.description,
      hostname: persona.hostname,
      contactFirstName: persona.contactFirstName,
      contactLastName: persona.contactLastName,
      contactEmail: persona.contactEmail,
      contactPhone: persona.contactPhone,
      status: persona.status,
    }),
  },
  search: (persona: PersonaRecord) => [persona.name, persona.hostname],
})
