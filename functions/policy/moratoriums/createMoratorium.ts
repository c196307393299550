import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { MoratoriumRecord } from '#shared/contracts/policy/moratoriumRecord.ts'
import { createMoratorium as contract } from '#shared/contracts/policy/moratoriums.ts'
import { idPrefixes, MoratoriumId } from '#shared/domain/ids/ids.ts'
import { moratoriumKey } from '#shared/domain/policy/freezes.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { statesOf } from '#shared/regions/states.ts'
import { moratoriums } from '../store/moratoriums.ts'

export const createMoratorium = implement(contract)(async ({ body, actor, now, fail }) => {
  const { from, until } = body
  if (until < from) return fail('moratorium.days', { errors: [{ path: ['until'], detail: `From ${from} on` }] })
  const known = statesOf(regionOf(config.region)).map(({ abbreviation }) => abbreviation)
  if (!body.states.every((state) => known.some((each) => each === state))) return fail('state.unknown')
  const moratorium: MoratoriumRecord = {
    ...body,
    states: [...new Set(body.states)],
    postcodes: [...new Set(body.postcodes.map((each) => each.toUpperCase()))],
    acts: [...new Set(body.acts)],
    id: MoratoriumId.parse(`${idPrefixes.moratorium}_${ulid()}`),
    status: 'STANDING',
    made: { by: actor.userId, name: actor.name, at: now },
    created: now,
    lastUpdated: now,
  }
  if (await moratoriums.idByUnique('standing', moratoriumKey(moratorium))) return fail('moratorium.twice')
  await commit([moratoriums.create(moratorium)])
  return moratorium
})
