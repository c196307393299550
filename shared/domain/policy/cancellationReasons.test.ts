import { describe, expect, it } from 'vitest'
import {
  cancellationReason,
  cancellationReasonsIn,
  causeOfReason,
  isReason,
  saysTooLittle,
} from './cancellationReasons.ts'

describe('the reason of a cancellation', () => {
  it('says whose deed it is, by its code or its words; what is in no list the insured asks for', () => {
    expect(causeOfReason('NON_PAYMENT', { region: 'uk' })).toBe('nonPayment')
    expect(causeOfReason(' Risk changed ', { region: 'uk' })).toBe('insurer')
    expect(causeOfReason('Given back in the cooling-off time', { region: 'uk' })).toBe('coolingOff')
    expect(causeOfReason(cancellationReason('PREMIUM_FINANCE'), { region: 'uk' })).toBe('financer')
    expect(causeOfReason('We moved to the moon', { region: 'uk' })).toBe('insured')
    expect(causeOfReason('COOLING_OFF', { region: 'us' })).toBe('insured')
    expect(isReason('Misrepresentation', 'MISREPRESENTATION')).toBe(true)
    expect(isReason('Misrepresentation: no backups', 'MISREPRESENTATION')).toBe(true)
    expect(isReason('Premium not paid: twice', 'NON_PAYMENT')).toBe(false)
    expect(causeOfReason('Risk changed: the plant was sold', { region: 'uk' })).toBe('insurer')
    for (const empty of ['Risk changed:', 'Risk changed: ', 'Misrepresentation:'])
      expect([causeOfReason(empty, { region: 'us' }), saysTooLittle(empty)]).toEqual(['insurer', true])
    expect(saysTooLittle('Risk changed:sold')).toBe(false)
  })

  it('is cooling-off where the region has it, and never the financer’s, whose deed is another', () => {
    expect(Object.keys(cancellationReasonsIn('us'))).not.toContain('COOLING_OFF')
    expect(Object.keys(cancellationReasonsIn('uk'))).toContain('COOLING_OFF')
    for (const region of ['us', 'uk', 'au'] as const)
      expect(Object.keys(cancellationReasonsIn(region))).not.toContain('PREMIUM_FINANCE')
  })
})
