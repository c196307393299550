import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { phoneDigits } from '#functions/account/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { followAgencyName } from '#functions/quote/public.ts'
import * as contract from '#shared/contracts/account/agencies.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { agencyProblems } from './agencyProblems.ts'
import { requireAgency } from './agencyReach.ts'
import { toAgency } from './toAgency.ts'
import { wantedBy } from './wantedBy.ts'

const flags = ['agencyBilled', 'enforceMfa', 'wholesale'] as const

export const updateAgency = implement(contract.updateAgency)(async (call) => {
  const { params, body, actor, now, fail, requireStepUp } = call
  const agency = await requireAgency(params.agencyId, actor)
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
  return toAgency(next, actor)
})
