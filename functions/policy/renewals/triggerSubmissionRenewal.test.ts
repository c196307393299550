import { afterAll, beforeAll, expect, it } from 'vitest'
import { handler as accountHandler } from '#functions/account/index.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { markSubmissionLost, triggerSubmissionRenewal } from '#shared/contracts/account/submissionDecisions.ts'
import { getSubmission } from '#shared/contracts/account/submissions.ts'
import type { PolicyId, SubmissionId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

let desk: PolicyDesk
let policy: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  policy = await desk.aPolicy()
})
afterAll(() => desk.close())

const as = callerOf(accountHandler)
const trigger = (policyIds: readonly PolicyId[], actor: (typeof cast)[keyof typeof cast] = cast.producer) =>
  as(actor)(triggerSubmissionRenewal, { body: { policyIds: [...policyIds] } })
const read = async (submissionId: SubmissionId) =>
  answered(await as(cast.producer)(getSubmission, { params: { submissionId } }))

it('makes one submission for the renewal of a policy, with what is known of its company', async () => {
  const [made] = answered(await trigger([policy.id, policy.id])).submissions
  if (made === undefined) throw new Error('None was made.')
  expect(answered(await trigger([policy.id])).submissions).toEqual([made])
  expect(await read(made.id)).toMatchObject({
    accountName: policy.companyName,
    accountId: policy.accountId,
    status: 'RECEIVED',
    chips: expect.arrayContaining(['clearToRenew']),
    needBy: policy.expirationDate,
    renewalOf: { policyId: policy.id, policyNumber: policy.policyNumber, clear: true },
  })
  const lost = { reason: 'They have left us', reasonSummary: 'Price is High' }
  answered(await as(cast.producer)(markSubmissionLost, { params: { submissionId: made.id }, body: lost }))
  expect((await read(made.id)).chips).toEqual(['nonRenewed'])
  expect(answered(await trigger([policy.id])).submissions).not.toEqual([made])
})

it('is refused for a policy of somebody else, and for one that cannot be renewed', async () => {
  expect(await trigger([policy.id], cast.otherProducer)).toMatchObject({
    status: 404,
    problem: { code: 'policy.notFound' },
  })
  const binder = await desk.aBinder()
  expect(await trigger([policy.id, binder.id])).toMatchObject({
    status: 409,
    problem: { code: 'submission.nothingToRenew', data: { policyNumber: binder.policyNumber } },
  })
})
