import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handler as accountHandler } from '#functions/account/index.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import type { EndorsedTerms } from '#shared/contracts/policy/endorsedTerms.ts'
import * as contract from '#shared/contracts/policy/endorsements.ts'
import { getPolicyRevisionDiff } from '#shared/contracts/policy/revisions.ts'
import { createEndorsementQuote } from '#shared/contracts/quote/endorsements.ts'
import { listQuoteNotes } from '#shared/contracts/quote/notes.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addMonths } from '#shared/domain/calendar/moveDate.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

type Actor = (typeof cast)[keyof typeof cast]
const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')
const at = ({ id }: PolicyRecord) => ({ params: { policyId: id } })
const exclusion = coverageId('EVENT_EXCLUSION')
const mail = {
  claimNumber: 'C-1',
  claimName: 'Mail breach of 2024',
  claimDescription: 'Mailboxes were read',
  claimDate: '2024-05-01' as const,
}

const aPolicy = async (): Promise<PolicyRecord> => {
  const quoteId = await desk.quotes.aPricedQuote(await desk.quotes.anAccount())
  const effectiveDate = addMonths(today(), -6)
  return desk.aPolicy({ ...(await quotes.require(quoteId)), effectiveDate, endDate: addMonths(effectiveDate, 12) })
}
const preview = (policy: PolicyRecord, asked: EndorsedTerms, actor: Actor = cast.underwriter) =>
  desk.asPolicy(actor)(contract.previewEndorsement, { ...at(policy), body: { effectiveDate: today(), ...asked } })
const endorse = (
  policy: PolicyRecord,
  asked: EndorsedTerms & { readonly note?: string },
  actor: Actor = cast.underwriter,
) =>
  desk.quotes.as(actor)(createEndorsementQuote, {
    body: { policyId: policy.id, effectiveDate: today(), expectedTotal: 0, ...asked },
  })
const excluded = async () => {
  const policy = await aPolicy()
  answered(await endorse(policy, { eventExclusions: [mail], note: 'Known before it was bound.' }))
  return desk.read(policy.id)
}

describe('the exclusion of a past event', () => {
  it('is endorsed by an underwriter without a cent, with the form that names it and a note that says why', async () => {
    const policy = await aPolicy()
    const shown = answered(await preview(policy, { eventExclusions: [mail] }))
    expect(shown).toMatchObject({ total: 0, reasons: [], lines: [] })
    expect(await endorse(policy, { eventExclusions: [mail] })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['note'] }] },
    })
    const after = await excluded()
    expect(after).toMatchObject({ eventExclusions: [mail] })
    expect(after.coverages.map((each) => each.coverageId)).toContain(exclusion)
    const quoteId = QuoteId.parse(after.quoteId)
    const notes = answered(await desk.quotes.as(cast.underwriter)(listQuoteNotes, { query: { quoteId } }))
    expect(notes.map(({ text }) => text)).toEqual(['Known before it was bound.'])
    const diff = answered(await desk.asPolicy(cast.producer)(getPolicyRevisionDiff, { ...at(after), query: { to: 2 } }))
    expect(diff).toContainEqual({ field: 'eventExclusions.exc_2_1.claimName', after: 'Mail breach of 2024' })
  })

  it('is not for those who sell', async () => {
    const policy = await excluded()
    for (const eventExclusions of [[], [mail, { ...mail, claimNumber: 'C-2' }]]) {
      const refused = { status: 403, problem: { code: 'policy.exclusionsUnderwritten' } }
      expect(await preview(policy, { eventExclusions }, cast.producer)).toMatchObject(refused)
      expect(await endorse(policy, { eventExclusions, note: 'Please' }, cast.producer)).toMatchObject(refused)
    }
    expect(await preview(policy, { eventExclusions: [mail], limit: 2_000_000 }, cast.producer)).toMatchObject({
      ok: true,
    })
  })

  it('goes with its form, which bears more: the company is judged as it is now', async () => {
    const policy = await excluded()
    const gone = answered(await endorse(policy, { eventExclusions: [], note: 'It was never ours.' }))
    expect(gone.status).toBe('ISSUED')
    const after = await desk.read(policy.id)
    expect(after.eventExclusions).toEqual([])
    expect(after.coverages.map((each) => each.coverageId)).not.toContain(exclusion)

    const troubled = await excluded()
    answered(
      await callerOf(accountHandler)(cast.producer)(updateSecurityQuestions, {
        params: { accountId: troubled.accountId },
        body: { cyberEvent: true, cyberEventComments: 'Ransomware', incidentUnderWay: true } as never,
      }),
    )
    expect(await preview(troubled, { eventExclusions: [] })).toMatchObject({
      problem: { code: 'policy.endorsementDeclined' },
    })
    expect(await preview(troubled, { eventExclusions: [mail, { ...mail, claimNumber: 'C-2' }] })).toMatchObject({
      ok: true,
    })
  })
})
