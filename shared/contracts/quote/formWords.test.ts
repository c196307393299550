import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { updateAccountAgent } from '../account/assignment.ts'
import { AmountPaid } from '../billing/transaction.ts'
import { CustomerToSendTo } from './contacts.ts'
import { updateBrokerFees, updateMgaFee } from './fees.ts'
import { markQuoteLost, requestQuoteReview } from './quotes.ts'

const wordsOf = (schema: z.ZodType, value: unknown): readonly string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

const fees = { brokerFee: 0, additionalBrokerFee: 0 }
const lost = { reasonSummary: 'Price is High', reason: 'Another carrier' }

describe('what a form refuses', () => {
  it.each([
    [
      'an additional broker fee below nought',
      'Additional Broker fee cannot be less than $0',
      updateBrokerFees.body,
      { ...fees, additionalBrokerFee: -1 },
    ],
    [
      'an additional broker fee above 10,000',
      'must be less than or equal to $10,000',
      updateBrokerFees.body,
      { ...fees, additionalBrokerFee: 1_000_001 },
    ],
    [
      'a broker fee above 10,000',
      'must be less than or equal to $10,000',
      updateBrokerFees.body,
      { ...fees, brokerFee: 1_000_001 },
    ],
    ['an MGA fee above 10,000', 'must be less than or equal to $10,000', updateMgaFee.body, { mgaFee: 1_000_001 }],
    ['a quote lost for no reason', 'Loss Reason required', markQuoteLost.body, { reason: lost.reason }],
    [
      'a quote lost without a description',
      'Reason Description is required',
      markQuoteLost.body,
      { ...lost, reason: ' ' },
    ],
    [
      'a quote lost for a reason of one’s own that is not told',
      'Fill-In text is required',
      markQuoteLost.body,
      { ...lost, reasonSummary: 'Fill-in option' },
    ],
    ['a review for no reason', 'Reason is a required field', requestQuoteReview.body, { reason: '' }],
    ['a payment of no amount', 'Amount Paid is a required field', AmountPaid, undefined],
    [
      'a payment above a trillion',
      'Amount Paid must be less than or equal to 1,000,000,000,000',
      AmountPaid,
      100_000_000_000_001,
    ],
    [
      'an agent without a team',
      'Team is a required field.',
      updateAccountAgent.body,
      { agentEmail: 'ida@nobody.example', agentFirstName: 'Ida', agentLastName: 'Lund' },
    ],
    [
      'a policy holder with a number in the name',
      'Please enter only alphabets',
      CustomerToSendTo,
      {
        customerFirstName: 'R2',
        customerLastName: 'Ashby',
        customerEmail: 'r@nobody.example',
        customerPhone: '5035550117',
      },
    ],
  ] as const)('%s says %s', (_, words, schema, value) => {
    expect(wordsOf(schema as z.ZodType, value)).toEqual([words])
  })

  it('is not a fee of exactly nothing or 10,000', () => {
    expect(wordsOf(updateBrokerFees.body, fees)).toEqual([])
    expect(wordsOf(updateBrokerFees.body, { brokerFee: 1_000_000, additionalBrokerFee: 1_000_000 })).toEqual([])
  })
})
