import { describe, expect, it } from 'vitest'
import { ClaimNotice, ClaimReporter } from '#shared/contracts/claims/claimNotice.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { lastDay } from './lastDay.ts'
import { fromNotice, noticeFormUntil, toNotice } from './noticeForm.ts'

describe('the form of a first notice', () => {
  it('has every field, and gives it back as it was', () => {
    expect(Object.keys(wholeNotice).sort()).toEqual(Object.keys(ClaimNotice.shape).sort())
    expect(Object.keys(wholeNotice.reporter).sort()).toEqual(Object.keys(ClaimReporter.shape).sort())
    expect(toNotice(fromNotice(wholeNotice))).toEqual(wholeNotice)
  })

  it('begins with its defaults, and leaves out what was not filled in', () => {
    expect(toNotice(fromNotice())).toEqual({
      isRightContact: true,
      isAuthoritiesInvolved: false,
      isReportFiled: false,
      isBusinessImpacted: true,
      isCyberIncident: true,
      isRemediationServiceBegun: false,
    })
  })

  it('refuses a loss on a day that is still to come', () => {
    const form = noticeFormUntil(() => '2026-03-02')
    expect(form.safeParse(fromNotice({ lossDate: '2026-03-02' })).success).toBe(true)
    expect(form.safeParse(fromNotice({ lossDate: '2026-03-03' })).error?.issues).toMatchObject([
      { path: ['lossDate'], message: 'This day has not come yet' },
    ])
  })

  it('goes by the day where the insured is, and where that is not known by the first in the region to have it', () => {
    const now = new Date('2026-03-03T05:30:00Z')
    expect([lastDay('America/New_York', now), lastDay('America/Los_Angeles', now)]).toEqual([
      '2026-03-03',
      '2026-03-02',
    ])
    expect(lastDay(undefined, now)).toBe('2026-03-03')
  })
})
