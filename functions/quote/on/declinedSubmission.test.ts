import { afterAll, beforeAll, expect, it } from 'vitest'
import { handler as accountHandler } from '#functions/account/index.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { declineSubmission, reopenSubmission } from '#shared/contracts/account/submissionDecisions.ts'
import { createSubmission } from '#shared/contracts/account/submissions.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { updateQuote } from '#shared/contracts/quote/quotes.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, holder, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { soundAnswers } from '#tests/support/soundCompany.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const account = callerOf(accountHandler)
const domainName = 'poorcontrols.example'

const aSubmission = async () => {
  const firmographics = {
    name: 'Poor Controls Works',
    noOfEmployeesAll: 12,
    yearEstablished: 2004,
    ownershipType: 'Private',
    entityType: 'Independent',
    naicsCode: '541110',
    phoneNumber: '(503) 555-0117',
    domesticRevenue: 2_000_000,
    domainName,
    address: { address1: '4 Kiln Lane', city: 'Salem', state: 'OR', zipCode: '97301' },
  }
  const made = answered(await account(cast.producer)(createSubmission, { body: { firmographics } as never }))
  const accountId = AccountId.parse(made.accountId)
  answered(await account(cast.producer)(updateSecurityQuestions, { params: { accountId }, body: soundAnswers }))
  return { submissionId: made.id, accountId }
}

it('a submission that is declined for its risk takes its quotes along and counts against the company until it is reopened', async () => {
  const { submissionId, accountId } = await aSubmission()
  const requested = await desk.aRequestedQuote(accountId)
  const ready = await desk.aPricedQuote(accountId, { deductible: 25_000 })
  const declinationReason = 'POOR_CONTROLS' as const
  answered(
    await account(cast.underwriter)(declineSubmission, {
      params: { submissionId },
      body: { declinationReason, declinationReasonDescription: 'No backups' },
    }),
  )
  const bind = () => desk.as(cast.producer)(bindQuote, { params: { quoteId: requested }, body: {} })
  const refused = { status: 409, problem: { code: 'submission.declined' } }
  expect(await bind()).toMatchObject(refused)
  expect(await desk.as(cast.producer)(updateQuote, { params: { quoteId: ready }, body: holder })).toMatchObject(refused)

  const other = await desk.anAccount({ domainName, address1: '5 Other Lane' })
  expect(await desk.read(await desk.aPricedQuote(other))).toMatchObject({
    agencyStatus: 'REFERRED',
    referralReasons: [{ ruleId: 'referral.priorDecline', input: 1 }],
  })

  answered(await account(cast.underwriter)(reopenSubmission, { params: { submissionId } }))
  expect(await desk.read(await desk.aPricedQuote(other))).toMatchObject({ agencyStatus: 'READY' })
  expect(await bind()).toMatchObject({ ok: true })
})
