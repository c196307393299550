import { isDeepStrictEqual } from 'node:util'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/rater/drafts.ts'
import { calculatorDrafts } from '../store/calculatorDrafts.ts'
import { draftDays, ownDraft } from './ownDraft.ts'

/** A draft that another tab or device has changed since is not written over unless the caller has seen that. */
export const keepCalculatorDraft = implement(contract.keepCalculatorDraft)(
  async ({ params, body, actor, now, fail }) => {
    const { of, kept, draft } = await ownDraft(params, actor, now)
    const { selection, seen } = body
    if (draft !== undefined && isDeepStrictEqual(draft.selection, selection)) return draft
    if (draft !== undefined && draft.revision !== seen)
      fail('draft.changedElsewhere', { data: { at: draft.savedAt, revision: draft.revision } })
    const revision = Math.max(kept?.revision ?? 0, seen) + 1
    const after = { ...of, selection, revision, savedAt: now, expiresAt: epochSeconds(now) + draftDays * 86_400 }
    await commit([kept === undefined ? calculatorDrafts.create(after) : calculatorDrafts.update(kept, after)])
    return { revision, savedAt: now }
  },
)
