import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { phoneDigits } from '#functions/account/public.ts'
import { type AgencyRecord, agencies } from '#functions/directory/store/agencies.ts'
import { followAgencyName } from '#functions/quote/public.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { updateAgency } from '#shared/contracts/account/agencies.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { agencyProblems } from './agencyProblems.ts'
import { changeableAgency } from './standing/changeableAgency.ts'
import { wantedBy } from './wantedBy.ts'

const flags = ['agencyBilled', 'enforceMfa', 'wholesale'] as const

interface Change {
  readonly agencyId: string
  readonly body: BodyOf<typeof updateAgency>
  readonly actor: Actor
  readonly now: Instant
  readonly requireStepUp: () => void
}

/** Changes an agency; its flags are the provider's to set, and its records follow a new name as a job. */
export const changeAgency = async ({ agencyId, body, actor, now, requireStepUp }: Change): Promise<AgencyRecord> => {
  const agency = await changeableAgency(agencyId, actor)
  if (actor.accountType !== 'COWBELL' && flags.some((flag) => body[flag] !== undefined && body[flag] !== agency[flag]))
    fail('permission.denied')
  if (body.enforceMfa !== undefined && body.enforceMfa !== agency.enforceMfa) requireStepUp()
  const errors = agencyProblems(body, regionOf(config.region))
  if (errors.length > 0) fail('account.invalidDetails', { errors })
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  const next = {
    ...agency,
    ...given,
    ...(body.contactPhone !== undefined && { contactPhone: phoneDigits(body.contactPhone) }),
    ...(body.wholesale !== undefined && { agencyType: body.wholesale ? ('Wholesale' as const) : ('Retail' as const) }),
    ...(await wantedBy(agency, body, actor, now)),
    updated: now,
  }
  const update = agencies.update(agency, next)
  if (next.name === agency.name) await commit([update])
  else {
    const about = [{ id: agency.id, name: next.name }]
    const { write, events } = await startJob(
      followAgencyName,
      { agencyId: agency.id },
      { by: nameFor(actor), now, about },
    )
    await commit([update, write], { events })
  }
  return next
}
