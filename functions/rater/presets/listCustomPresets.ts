import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/rater/presets.ts'
import { customPresets, presetScope } from '../store/customPresets.ts'

const most = 200

export const listCustomPresets = implement(contract.listCustomPresets)(async ({ actor }) => {
  const { hits } = await customPresets.list({ scopes: [presetScope(actor.userId)], sort: 'name', size: most })
  return hits
})
