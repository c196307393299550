import type { Chunk } from '#functions/_platform/jobs/defineJob.ts'
import { leaveAll } from '#functions/directory/organizations/leaveAll.ts'
import { tellOfStanding } from '#functions/directory/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { businessFollows } from '../organizations/linked.ts'
import { agencyClosed, closedAgency } from '../standing/closedAgency.ts'
import { todayHere } from '../todayHere.ts'
import type { Going } from './goInto.ts'

/** The one belongs to nobody any more and is closed, with what it was; the other is free for the next. */
export const closeMerged = async ({ from: { id }, into: { id: intoId }, now }: Going): Promise<Chunk> => {
  const [from, into] = await Promise.all([agencies.require(id), agencies.require(intoId)])
  if (from.mergesIntoId !== intoId) return { done: 0 }
  const {
    parentId: _,
    aggregatorId: __,
    clusterId: ___,
    mergesIntoId: ____,
    mergeJobId: _____,
    ...rest
  } = closedAgency(from)
  const next = {
    ...rest,
    ...{
      lastDay: todayHere(now),
      mergedInto: into.name,
      mergedIntoId: AgencyId.parse(intoId),
      updated: now,
    },
    ...{ movesTo: undefined, movesOn: undefined },
  }
  const { takesInId: ______, ...free } = into
  const told = tellOfStanding(from, next, now)
  const by = { by: 'Operations', now }
  // What has gone over is shared with whoever stands above the other, claims and documents of it too.
  const [left, gone] = await Promise.all([
    businessFollows({ of: id, about: from }, by),
    businessFollows({ of: intoId, about: into }, by),
  ])
  const writes = [
    agencies.update(from, next),
    agencies.update(into, { ...free, tookIn: from.name, updated: now }),
    ...(await leaveAll(from, todayHere(now))),
    ...told.writes,
    ...left.writes,
    ...gone.writes,
  ]
  return {
    effects: [
      { cursor: 'closed', writes, events: [...told.events, ...left.events, ...gone.events, agencyClosed(from)] },
    ],
    done: 1,
  }
}
