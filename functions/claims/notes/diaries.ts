import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import type { ClaimDiary, ClaimDiaryRecord } from '#shared/contracts/claims/diaries.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { daysBetween } from '#shared/domain/calendar/daysBetween.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { claimDiaries } from '../store/claimDiaries.ts'
import type { ClaimRow } from '../store/claims.ts'
import { isOfOwnVendor, isVendor } from '../vendors/vendorShare.ts'

/** From so many days on what was not done is the head of claims' too. */
const escalatedAfter = 3

/** How late a diary is by a day. */
export const escalationOf = (
  { done, dueDate }: Pick<ClaimDiaryRecord, 'done' | 'dueDate'>,
  today: CalendarDate,
): ClaimDiary['escalation'] => {
  const late = daysBetween({ from: dueDate, until: today })
  if (done || late < 0) return 'NONE'
  return late === 0 ? 'DUE' : late < escalatedAfter ? 'LATE' : 'ESCALATED'
}

/** Refuses a day that is over by the desk's calendar: a diary looks ahead, and a day of before is another year's. */
export const mustBeAhead = (dueDate: CalendarDate, now: Instant): void => {
  if (dueDate < dateAt(now, regionOf(config.region).timeZone))
    fail('request.unfit', { errors: [{ path: ['dueDate'], detail: 'This day is over: enter today or a later one' }] })
}

/** The diaries of a claim, first due first. */
export const diariesOf = (claimId: string): Promise<ClaimDiaryRecord[]> =>
  claimDiaries.every({ scopes: [`claim:${claimId}`] })

/** A diary as it is shown, with the claim that it is of. */
export const toDiary = (
  diary: ClaimDiaryRecord,
  { claimNumber, companyName }: Pick<ClaimRow, 'claimNumber' | 'companyName'>,
  today: CalendarDate,
): ClaimDiary => ({
  ...diary,
  companyName,
  ...(claimNumber !== undefined && { claimNumber }),
  escalation: escalationOf(diary, today),
})

/** Whether somebody who sees the claim sees a diary of it (rule: vendor-share): a vendor its own alone. */
export const seesDiary = (actor: Actor, claim: Pick<ClaimRecord, 'vendors'>, diary: ClaimDiaryRecord): boolean =>
  !isVendor(actor) || isOfOwnVendor(actor, claim, diary)

const firstDue = (diaries: readonly ClaimDiaryRecord[]): CalendarDate | undefined =>
  diaries.map(({ dueDate }) => dueDate).sort()[0]

/** The days of the first diary that is not done, of all and of each vendor. */
export const duesOf = (diaries: readonly ClaimDiaryRecord[]): Pick<ClaimRecord, 'diaryDue' | 'vendorDues'> => {
  const open = diaries.filter(({ done }) => !done)
  const vendorIds = [...new Set(open.flatMap(({ vendorId }) => vendorId ?? []))]
  return {
    diaryDue: firstDue(open),
    vendorDues: vendorIds.flatMap((vendorId) => {
      const due = firstDue(open.filter((each) => each.vendorId === vendorId))
      return due === undefined ? [] : [{ vendorId, due }]
    }),
  }
}
