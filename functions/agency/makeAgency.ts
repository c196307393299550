import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { phoneDigits } from '#functions/account/public.ts'
import { newAgency } from '#functions/directory/agencies/newAgency.ts'
import { refuseTakenHostname } from '#functions/directory/organizations/hostnames.ts'
import { agencyById, refuseBlacklisted } from '#functions/directory/public.ts'
import { type AgencyRecord, agencies } from '#functions/directory/store/agencies.ts'
import type { NewAgency } from '#shared/contracts/account/agencies.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { agencyProblems } from './agencyProblems.ts'
import { ownAgencyId, requireAgency } from './agencyReach.ts'
import { inviteContact } from './inviteContact.ts'
import { registration } from './registration.ts'
import { wantedBy } from './wantedBy.ts'

/** Of a new agency what staff alone say. */
type Flags = Partial<Pick<AgencyRecord, 'agencyBilled' | 'enforceMfa' | 'wholesale'>>

/** Adds an agency, or a location of one, and invites its contact. */
export const makeAgency = async (wanted: NewAgency & Flags, actor: Actor, now: Instant): Promise<AgencyRecord> => {
  const { agencyId, contactPhone, ...rest } = wanted
  const errors = agencyProblems(wanted, regionOf(config.region))
  if (errors.length > 0) fail('account.invalidDetails', { errors })
  await refuseBlacklisted(wanted.contactEmail)
  const parentId = agencyId ?? ownAgencyId(actor)
  if (parentId !== undefined) await requireAgency(parentId, actor)
  await refuseTakenHostname(wanted.hostname, { problem: 'agency.hostnameTaken' })
  const made = newAgency({
    ...rest,
    ...(await registration(wanted.npn, { parentId })),
    id: `agy_${ulid()}`,
    contactPhone: phoneDigits(contactPhone),
    ...(parentId !== undefined && { parentId }),
    ...belonging(actor),
    now,
  })
  const agency = actor.accountType === 'AGENCY' ? await asWished(made, wanted, actor, now) : made
  const invitation = await inviteContact(agency, actor, now)
  await commit([agencies.create(agency), ...invitation.writes], { events: invitation.events })
  return agency
}

/**
 * A location that an agency adds itself: it sells under the agency's registration, and what else it is to be known by is
 * wished for (decision: wanted).
 */
const asWished = async (
  made: AgencyRecord,
  { hostname, npn }: Pick<NewAgency, 'hostname' | 'npn'>,
  actor: Actor,
  now: Instant,
): Promise<AgencyRecord> => {
  const parent = made.parentId === undefined ? undefined : await agencyById(made.parentId)
  const location = { ...made, hostname: undefined, npn: parent?.npn, npnIsOwn: undefined }
  return { ...location, ...(await wantedBy(location, { hostname, npn }, actor, now)) }
}

/** What an aggregator or a cluster adds belongs to it. */
const belonging = (actor: Actor) => {
  if (actor.accountType === 'DIGITAL') return { aggregatorId: actor.organizationId }
  return actor.accountType === 'CLUSTER' ? { clusterId: actor.organizationId } : {}
}
