import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/rater/presets.ts'
import { customPresets } from '../store/customPresets.ts'
import { mustBeUnused } from './mustBeUnused.ts'

export const createCustomPreset = implement(contract.createCustomPreset)(async ({ body, actor, now }) => {
  await mustBeUnused({ ownerId: actor.userId, name: body.name })
  const id = `pre_${ulid()}`
  await commit([customPresets.create({ ...body, id, ownerId: actor.userId, lastUpdated: now })])
  return { id }
})
