import { describe, expect, it } from 'vitest'
import type { ReferralReason } from '../rating/referralReason.ts'
import { materialChanges, newReasons, type QuotedRisk } from './materialChange.ts'

const quoted: QuotedRisk = {
  details: { revenue: 5_000_000, state: 'OR' },
  answers: { mfaEmail: 'YES', edr: true, lastSecurityAnswered: '2026-11-01' },
  riskScore: 70,
}

describe('a material change', () => {
  it('is another detail that rates, another answer, or a lower score', () => {
    expect(
      materialChanges(quoted, {
        details: { revenue: 6_000_000, state: 'OR' },
        answers: { mfaEmail: 'NO', edr: true, cyberEvent: 'YES' },
        riskScore: 58,
      }),
    ).toEqual([
      { kind: 'detail', what: 'revenue', before: 5_000_000, after: 6_000_000 },
      { kind: 'answer', what: 'mfaEmail', before: 'YES', after: 'NO' },
      { kind: 'answer', what: 'cyberEvent', before: null, after: 'YES' },
      { kind: 'score', what: 'riskScore', before: 70, after: 58 },
    ])
  })

  it('is not a better score alone, the same answer kept otherwise, nor what was said about it', () => {
    const answers = {
      mfaEmail: true,
      edr: 'YES',
      edrComments: 'all laptops',
      lastSecurityAnswered: '2026-11-09',
    } as const
    expect(materialChanges(quoted, { ...quoted, answers, riskScore: 90 })).toEqual([])
    expect(materialChanges({ ...quoted, riskScore: null }, { ...quoted, riskScore: 30 })).toEqual([])
    expect(materialChanges(quoted, { ...quoted, riskScore: null })).toHaveLength(1)
  })
})

describe('a reason nobody has looked at', () => {
  const reason = (ruleId: string, input: string): ReferralReason => ({
    ruleId,
    input,
    threshold: 'NO',
    message: '',
    cure: '',
    outcome: 'REFERRED',
  })

  it('is one of another rule, or of the same rule over something else', () => {
    const released = [reason('referral.cyberEvent', 'cyberEvent YES'), reason('referral.mfa', 'mfaEmail NO')]
    const now = [
      reason('referral.cyberEvent', 'cyberEvent YES'),
      reason('referral.mfa', 'mfaEmail NO, mfaRemoteSystemAccess NO'),
      reason('referral.litigation', 'privacyLitigation YES'),
    ]
    expect(newReasons(released, now)).toEqual(now.slice(1))
  })
})
