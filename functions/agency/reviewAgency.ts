import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import * as contract from '#shared/contracts/account/agencies.ts'
import { requireAgency } from './agencyReach.ts'
import { tellWhoWished } from './tellWhoWished.ts'
import { toAgency } from './toAgency.ts'
import { givenTo } from './wantedBy.ts'

export const reviewAgency = implement(contract.reviewAgency)(async ({ params, body, actor, now, fail }) => {
  const agency = await requireAgency(params.agencyId, actor)
  const { wanted } = agency
  // What was not seen is not judged.
  if (wanted === undefined || wanted.at !== body.wantedAt) return fail('agency.wishChanged')
  const { hostname, npn } = wanted
  const { approved, note } = body
  const reviewed = { hostname, npn, approved, note, at: now }
  const next = {
    ...agency,
    ...(approved && (await givenTo(agency, { hostname, npn }))),
    wanted: undefined,
    wishedBy: undefined,
    reviewed,
    reviewedBy: actor.name,
    updated: now,
  }
  const told = await tellWhoWished(agency, reviewed, now)
  await commit([agencies.update(agency, next), ...told.writes], { events: told.events })
  return toAgency(next, actor)
})
