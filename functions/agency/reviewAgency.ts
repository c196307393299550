import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import * as contract from '#shared/contracts/account/agencies.ts'
import { requireAgency } from './agencyReach.ts'
import { givenTo } from './wantedBy.ts'

export const reviewAgency = implement(contract.reviewAgency)(async ({ params, body, actor, now, fail }) => {
  if (actor.accountType !== 'COWBELL') fail('permission.denied')
  const agency = await requireAgency(params.agencyId, actor)
  const { wanted } = agency
  // What was not seen is not judged.
  if (wanted === undefined || wanted.at !== body.wantedAt) return fail('agency.wishChanged')
  const { hostname, npn } = wanted
  const { approved, note } = body
  const next = {
    ...agency,
    ...(approved && (await givenTo(agency, { hostname, npn }))),
    wanted: undefined,
    reviewed: { hostname, npn, approved, note, by: actor.name, at: now },
    updated: now,
  }
  await commit([agencies.update(agency, next)])
  return next
})
