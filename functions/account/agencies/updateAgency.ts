import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/agencies.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { phoneDigits } from '../contacts/policyContact.ts'
import { agencies } from '../store/agencies.ts'
import { agencyProblems } from './agencyProblems.ts'
import { requireAgency } from './agencyReach.ts'

const flags = ['agencyBilled', 'enforceMfa', 'wholesale'] as const

export const updateAgency = implement(contract.updateAgency)(async ({ params, body, actor, now, fail }) => {
  const agency = await requireAgency(params.agencyId, actor)
  if (actor.accountType !== 'COWBELL' && flags.some((flag) => body[flag] !== undefined && body[flag] !== agency[flag]))
    fail('permission.denied')
  const errors = agencyProblems(body, regionOf(config.region))
  if (errors.length > 0) fail('account.invalidDetails', { errors })
  const holder = body.hostname === undefined ? undefined : await agencies.idByUnique('hostname', body.hostname)
  if (holder !== undefined && holder !== agency.id) fail('agency.hostnameTaken')
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  const next = {
    ...agency,
    ...given,
    ...(body.contactPhone !== undefined && { contactPhone: phoneDigits(body.contactPhone) }),
    ...(body.wholesale !== undefined && { agencyType: body.wholesale ? ('Wholesale' as const) : ('Retail' as const) }),
    updated: now,
  }
  await commit([agencies.update(agency, next)], {
    events: [{ name: 'agency.changed', detail: { agencyId: agency.id } }],
  })
  return next
})
