import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/rater/presets.ts'
import { customPresets } from '../store/customPresets.ts'
import { mustBeUnused } from './mustBeUnused.ts'

export const updateCustomPreset = implement(contract.updateCustomPreset)(async ({ params, body, actor, now }) => {
  const preset = await customPresets.require(params.presetId, ({ ownerId }) => ownerId === actor.userId)
  await mustBeUnused({ ownerId: actor.userId, name: body.name, presetId: preset.id })
  await commit([customPresets.update(preset, { ...preset, ...body, lastUpdated: now })])
  return { id: preset.id }
})
