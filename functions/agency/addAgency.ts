import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { phoneDigits } from '#functions/account/public.ts'
import { newAgency } from '#functions/directory/agencies/newAgency.ts'
import { refuseBlacklisted } from '#functions/directory/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import * as contract from '#shared/contracts/account/agencies.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { agencyProblems } from './agencyProblems.ts'
import { ownAgencyId, requireAgency } from './agencyReach.ts'
import { inviteContact } from './inviteContact.ts'
import { registration } from './registration.ts'

export const addAgency = implement(contract.addAgency)(async ({ body, actor, now, fail }) => {
  const { agencyId, contactPhone, ...rest } = body
  const errors = agencyProblems(body, regionOf(config.region))
  if (errors.length > 0) fail('account.invalidDetails', { errors })
  await refuseBlacklisted(body.contactEmail)
  const parentId = agencyId ?? ownAgencyId(actor)
  if (parentId !== undefined) await requireAgency(parentId, actor)
  if ((await agencies.idByUnique('hostname', body.hostname)) !== undefined) fail('agency.hostnameTaken')
  const agency = newAgency({
    ...rest,
    ...(await registration(body.npn, { parentId })),
    id: `agy_${ulid()}`,
    contactPhone: phoneDigits(contactPhone),
    ...(parentId !== undefined && { parentId }),
    ...belonging(actor),
    now,
  })
  const invitation = await inviteContact(agency, actor, now)
  await commit([agencies.create(agency), ...invitation.writes], { events: invitation.events })
  return agency
})

/** What an aggregator or a cluster adds belongs to it. */
const belonging = (actor: Actor) => {
  if (actor.accountType === 'DIGITAL') return { aggregatorId: actor.organizationId }
  return actor.accountType === 'CLUSTER' ? { clusterId: actor.organizationId } : {}
}
