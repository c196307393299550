import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/rater/drafts.ts'
import { ownDraft } from './ownDraft.ts'

export const getCalculatorDraft = implement(contract.getCalculatorDraft)(async ({ params, actor, now }) => {
  const { draft } = await ownDraft(params, actor, now)
  return draft === undefined ? {} : { draft }
})
