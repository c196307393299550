import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/rater/drafts.ts'
import { calculatorDrafts } from '../store/calculatorDrafts.ts'
import { ownDraft } from './ownDraft.ts'

export const removeCalculatorDraft = implement(contract.removeCalculatorDraft)(async ({ params, actor, now }) => {
  const { kept } = await ownDraft(params, actor, now)
  if (kept !== undefined) await commit([calculatorDrafts.remove(kept)])
})
