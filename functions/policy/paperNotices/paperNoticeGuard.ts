import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import * as contracts from '#shared/contracts/policy/paperNotices.ts'
import { paperNoticeLife } from '#shared/records/paperNotice/paperNoticeLife.ts'
import { paperNotices, type StoredPaperNotice } from '../store/paperNotices.ts'

export const guard = guardOf(paperNoticeLife, {
  refusal: 'paperNotice.notAllowed',
  contracts: Object.values(contracts),
})

/** The notice, or `paperNotice.notFound` when there is none or it is not in the actor's reach. */
export const requirePaperNotice = (id: string, actor: Actor): Promise<StoredPaperNotice> =>
  paperNotices.require(id, (notice) => isTheirs(actor, notice))
