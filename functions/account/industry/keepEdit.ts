import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { enterRoom } from '#functions/_platform/storage/rooms.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { IndustryEdit } from '#shared/domain/industry/industryEdits.ts'
import { industryCodes, industryEdits, mostEdits } from '../store/industryCodes.ts'
import { ownIndustries } from './industryList.ts'

/** A code as it stands: what staff said of it, or else the region's list. */
export const standingCode = async (code: string): Promise<IndustryEdit | undefined> =>
  (await industryCodes.byId(code)) ?? (await ownIndustries()).find((industry) => industry.code === code)

/** Keeps what is said of a code now. */
export const keepEdit = async ({ code, title, primaryIndustry, withdrawnOn }: IndustryEdit, now: Instant) => {
  const room = await enterRoom('industryCodes')
  const kept = await industryCodes.byId(code)
  if (kept === undefined && (await industryEdits()).length >= mostEdits)
    fail('industry.tooMany', { data: { most: mostEdits } })
  const edit = { id: code, code, title, primaryIndustry, ...(withdrawnOn && { withdrawnOn }), lastUpdated: now }
  await commit(kept === undefined ? [room, industryCodes.create(edit)] : [industryCodes.update(kept, edit)])
  return { id: code, naicsCode: code }
}
