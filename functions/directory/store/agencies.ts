import { namingOf } from '#functions/_platform/storage/naming.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Agency } from '#shared/contracts/account/agencies.ts'
import type { PersonaHit } from '#shared/contracts/account/personas.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { AgencyId, JobId } from '#shared/domain/ids/ids.ts'
import { letsIn } from '#shared/records/persona/personaStatus.ts'
import { leavingGroup } from './personas.ts'

/** An agency as it is kept: with the agency it is a location of and the aggregator and cluster it belongs to. */
export interface AgencyRecord extends Omit<Agency, 'reviewed'> {
  readonly reviewed?: Omit<NonNullable<Agency['reviewed']>, 'by'>
  /** Who of the provider's staff decided on the last wish: their own to know. */
  readonly reviewedBy?: string
  /** The user who asked for what is `wanted`, to be told of the decision; of wishes made before that was kept it is not known. */
  readonly wishedBy?: string | undefined
  readonly parentId?: string
  readonly aggregatorId?: string
  readonly clusterId?: string
  /** Whose location it is since it last moved, by the name of then, and since when; nobody’s where a day stands alone. */
  readonly belongsTo?: string | undefined
  readonly belongsSince?: CalendarDate | undefined
  /** Whose location it is to be, and from when on; nobody’s where a day stands alone. */
  readonly movesTo?: string | undefined
  readonly movesOn?: CalendarDate | undefined
  /** The agency that it goes into, while that is under way, and the one that goes into it. */
  readonly mergesIntoId?: string | undefined
  readonly mergeJobId?: JobId | undefined
  readonly takesInId?: string | undefined
  /** The agency that it went into, by the name of then, and by its id. */
  readonly mergedInto?: string | undefined
  readonly mergedIntoId?: AgencyId | undefined
  /** The last that went into it, likewise. */
  readonly tookIn?: string | undefined
  /** How many keys, webhooks and invitations ended with it, where it is closed. */
  readonly ended?: { readonly invitations?: number; readonly keys?: number; readonly webhooks?: number } | undefined
  /** The clusters that may read its clients' names; each for as long as it is a member. */
  readonly clientsSharedWith?: readonly string[] | undefined
  /** Nobody else has its registration: of those made before that was asked it is not known. */
  readonly npnIsOwn?: true | undefined
  readonly updated: Instant
}

const scopesOf = (agency: AgencyRecord): string[] => [
  'all',
  ...[agency.id, agency.parentId, agency.aggregatorId, agency.clusterId].flatMap((id) =>
    id === undefined ? [] : [`organization:${id}`],
  ),
]

/** An agency as lists of persona records show it. */
export const toPersonaHit = (agency: AgencyRecord): PersonaHit => ({
  id: agency.id,
  name: agency.name,
  description: agency.description,
  hostname: agency.hostname,
  locationAlias: agency.locationAlias,
  contactFirstName: agency.contactFirstName,
  contactLastName: agency.contactLastName,
  contactEmail: agency.contactEmail,
  contactPhone: agency.contactPhone,
  ...(agency.status !== 'ACTIVE' && { status: agency.status }),
})

/** The group of agencies that wait for staff to look at what they want to be known by. */
export const waitingGroup = 'waiting'

/** An agency as its lists keep it. */
export type AgencyRow = PersonaHit & { readonly waits?: true }

const toRow = (agency: AgencyRecord): AgencyRow => ({
  ...toPersonaHit(agency),
  ...(agency.wanted !== undefined && { waits: true as const }),
})

const apart = ({ reviewed, ...agency }: Omit<AgencyRecord, 'reviewed'> & Pick<Agency, 'reviewed'>): AgencyRecord => {
  if (reviewed === undefined) return agency
  const { by, ...decided } = reviewed
  return { ...agency, reviewed: decided, reviewedBy: by }
}

/** Agencies: in everyone's list, in their own and in that of whom they belong to. */
export const agencies = defineRecord({
  kind: 'agency',
  notFound: 'agency.notFound',
  history: { hides: [] },
  // Its people's tokens end when it is held, and when it moves, since some work there by whose location it is alone; their
  // next say so when a second factor is due.
  ends: (before: AgencyRecord | undefined, after: AgencyRecord | undefined) => {
    const isHeld = before !== undefined && letsIn(before.status) && after !== undefined && !letsIn(after.status)
    const isStricter = after?.enforceMfa === true && before?.enforceMfa === false
    // Twice on one day it moves from one to another.
    const hasMoved =
      before !== undefined && (before.belongsSince !== after?.belongsSince || before.belongsTo !== after?.belongsTo)
    return after !== undefined && (isHeld || isStricter || hasMoved) ? [after.id] : []
  },
  version: 13,
  // From the second on, a registration is one agency's; from the third on, lists know who waits for a review; from the
  // fourth on, who decided stands beside what was decided, from the fifth on it may have logos, from the sixth on it has a
  // status – those of before are at work –, from the seventh on it may have colours, from the eighth on a form, from
  // the ninth on it may share its clients' names, from the tenth on it is found by whom it names, from the eleventh on it
  // says where it moved, from the twelfth on into which it went, and from the thirteenth on what ended with it.
  from: {
    1: (agency: AgencyRecord) => agency,
    2: (agency: AgencyRecord) => agency,
    3: apart,
    4: (agency: AgencyRecord) => agency,
    5: (agency: Omit<AgencyRecord, 'status'>): AgencyRecord => ({ ...agency, status: 'ACTIVE' }),
    6: (agency: AgencyRecord) => agency,
    7: (agency: AgencyRecord) => agency,
    8: (agency: AgencyRecord) => agency,
    9: (agency: AgencyRecord) => agency,
    10: (agency: AgencyRecord) => agency,
    11: (agency: AgencyRecord) => agency,
    12: (agency: AgencyRecord) => agency,
  },
  names: [
    namingOf<AgencyRecord>().here('ORGANIZATION_CONTACT', {
      email: 'contactEmail',
      firstName: 'contactFirstName',
      lastName: 'contactLastName',
      phones: ['contactPhone'],
      hasPhone: true,
    }),
  ],
  unique: {
    hostname: (agency: AgencyRecord) => agency.hostname,
    npn: (agency: AgencyRecord) => (agency.npnIsOwn ? agency.npn : undefined),
  },
  list: {
    scopes: scopesOf,
    groups: ({ wanted, status }: AgencyRecord) => [
      ...(wanted === undefined ? [] : [waitingGroup]),
      ...(status === 'OFFBOARDING' ? [leavingGroup] : []),
    ],
    sorts: {
      name: (agency: AgencyRecord) => agency.name,
      created: (agency: AgencyRecord) => agency.created,
    },
    summary: toRow,
  },
  search: (agency: AgencyRecord) => [agency.name, agency.locationAlias, agency.hostname, agency.npn, agency.city],
})
