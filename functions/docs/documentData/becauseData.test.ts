import { expect, it } from 'vitest'
import type { QuoteRecord } from '#functions/quote/public.ts'
import { keptStates } from '#tests/kept/states.ts'
import { becauseData } from './becauseData.ts'

const reasonsOf = (
  reason: Pick<QuoteRecord['referralReasons'][number], 'input' | 'message' | 'ruleId' | 'threshold'>,
) => {
  const quote = keptStates('quote', 11)?.[0]?.state as unknown as QuoteRecord
  const referralReasons: QuoteRecord['referralReasons'] = [{ ...reason, cure: 'Ask.', outcome: 'REFERRED' }]
  return becauseData('us', { ...quote, referralReasons }).reasons.map(({ message }) => message)
}

it('tells of a reason what was found and where the line is, in money where it is about money', () => {
  const riskScore = { ruleId: 'referral.riskScore', input: 33, threshold: 40, message: 'The risk score is too low' }
  expect(reasonsOf(riskScore)).toEqual(['The risk score is too low. It is 33; the line is at 40.'])
  const limit = {
    ...{ ruleId: 'referral.limit', input: 4_000_000, threshold: 3_000_000 },
    message: 'The limit is above the binding authority',
  }
  expect(reasonsOf(limit)).toEqual([
    'The limit is above the binding authority. It is $4,000,000; the line is at $3,000,000.',
  ])
})

it('tells of an answer by the message alone', () => {
  const backups = { ruleId: 'referral.backups', input: 'NEVER', threshold: 'SIX_MONTHS', message: 'Backups are rare' }
  expect(reasonsOf(backups)).toEqual(['Backups are rare'])
})
