import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/rater/presets.ts'
import { typicalAnswer } from '../rules/typicalRisk.ts'

export const getPreset = implement(contract.getPreset)(
  async ({ params, query, now }) => typicalAnswer({ ...query, ...params }, now).presets[params.preset],
)
