import { describe, expect, it } from 'vitest'
import { ClaimNotice, ClaimReporter } from '#shared/contracts/claims/claimNotice.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { fromNotice, toNotice } from './noticeForm.ts'

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
})
