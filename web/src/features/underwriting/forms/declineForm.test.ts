import { describe, expect, test } from 'vitest'
import { declineForm } from './declineForm.ts'

const form = declineForm({
  accountReason: 'Account?',
  accountDescription: 'Account, why?',
  submissionReason: 'Submission?',
  submissionDescription: 'Submission, why?',
  fillIn: 'Fill in!',
})
const quote = {
  reasonSummary: 'BOR',
  reason: 'Another broker has the client.',
  isNotificationEnabled: true,
  declinesAccount: false,
  declinesSubmission: false,
}
const missing = (more: object) =>
  form.safeParse({ ...quote, ...more }).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

describe('declining a quote', () => {
  test('asks for no more than its own reasons by itself', () => {
    expect(missing({})).toEqual([])
  })

  test('asks for the reasons of the submission where that is declined as well', () => {
    expect(missing({ declinesSubmission: true })).toEqual([
      ['declinationReason', 'Submission?'],
      ['declinationReasonDescription', 'Submission, why?'],
    ])
    const filled = { declinesSubmission: true, declinationReason: 'FILL_IN_OPTION', declinationReasonDescription: 'So' }
    expect(missing(filled)).toEqual([['fillInDeclinationReason', 'Fill in!']])
    expect(missing({ ...filled, fillInDeclinationReason: 'Ours alone' })).toEqual([])
  })

  test('asks for the reasons of the account where that is declined as well', () => {
    expect(missing({ declinesAccount: true })).toEqual([
      ['accountReason', 'Account?'],
      ['accountDescription', 'Account, why?'],
    ])
  })
})
