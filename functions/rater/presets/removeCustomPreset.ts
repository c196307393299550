import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/rater/presets.ts'
import { customPresets } from '../store/customPresets.ts'

export const removeCustomPreset = implement(contract.removeCustomPreset)(async ({ params, actor }) => {
  await commit([
    customPresets.remove(await customPresets.require(params.presetId, ({ ownerId }) => ownerId === actor.userId)),
  ])
})
