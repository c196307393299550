import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as policyHandler } from '#functions/policy/index.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { policies } from '#functions/policy/store/policies.ts'
import * as contract from '#shared/contracts/claims/index.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addYears } from '#shared/domain/calendar/moveDate.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { handler } from '../index.ts'

const [fund, dedicated] = [coverageId('BREACH_FUND'), coverageId('DEDICATED_BREACH_COSTS')]
const terms = { waitingPeriod: null, retroActivePeriod: null, retroActiveDate: null, premium: 0 } as const
/** A million of breach costs within the limit, a hundred thousand beside it, each beyond ten thousand. */
const insured = [
  { ...terms, coverageId: fund, limit: 1_000_000, retention: 10_000 },
  { ...terms, coverageId: dedicated, limit: 100_000, retention: 10_000 },
]

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let policy: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  const began = addDays(today(), -60)
  policy = await desk.aPolicy({ effectiveDate: began, endDate: addYears(began, 1) })
  const stored = await policies.require(policy.id)
  await commit([policies.update(stored, { ...stored, coverages: insured, aggLimit: 1_000_000 })])
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const today = () => dateAt(new Date().toISOString(), 'America/New_York')
const as = callerOf(handler)
const head: Actor = { ...cast.superAdmin, role: 'Head of Claims' }
const second: Actor = { ...head, userId: 'usr_01JH0000000000000000000V92', name: 'Hana Sato' }
const at = (id: string) => ({ params: { claimId: ClaimId.parse(id) } })

const accepted = async () => {
  const { lossDate: _, ...notice } = wholeNotice
  const body = { ...notice, isFiled: true, accountId: policy.accountId, policyId: policy.id } as never
  const { id } = answered(await callerOf(policyHandler)(cast.producer)(createClaim, { body }))
  answered(await as(head)(contract.assignClaim, { ...at(id), body: { adjusterId: 'me' } }))
  answered(
    await as(head)(contract.setClaimPosition, { ...at(id), body: { position: 'ACCEPTED', letter: 'We accept.' } }),
  )
  for (const each of [fund, dedicated])
    answered(
      await as(head)(contract.setClaimReserve, {
        ...at(id),
        body: { kind: 'EXPENSE', coverageId: each, amount: 20_000_000, reason: 'First look' } as never,
      }),
    )
  return id
}
const ask = (id: string, of: number, amount: number) =>
  as(head)(contract.requestClaimPayment, {
    ...at(id),
    body: { kind: 'EXPENSE', coverageId: of, amount, payee: 'Northwind Forensics', memo: 'Invoice 7' } as never,
  })
const asked = async (id: string, of: number, amount: number) => {
  const payment = answered(await ask(id, of, amount)).payments.at(-1)
  if (payment === undefined) throw new Error('no payment')
  return payment
}

it('breach costs are paid of the limit once the dedicated ones are used up, when asked for, approved and made', async () => {
  const id = await accepted()
  expect(await ask(id, fund, 5_000_000)).toMatchObject({
    status: 409,
    problem: {
      code: 'claim.usedFirst',
      data: { coverage: 'Dedicated Breach Costs', left: '$100,000', usesUp: '$110,000' },
    },
  })
  const first = await asked(id, dedicated, 11_000_000)
  expect(first).toMatchObject({ borne: 1_000_000, paid: 10_000_000 })
  // Of what is used up nothing can be asked for at all.
  expect(await ask(id, dedicated, 5_000_000)).toMatchObject({ status: 409, problem: { code: 'claim.limitUsedUp' } })
  const beyond = await asked(id, fund, 5_000_000)
  expect(beyond).toMatchObject({ borne: 0, paid: 5_000_000 })
  const of = { params: { ...at(id).params, paymentId: beyond.id } }
  answered(await as(second)(contract.approveClaimPayment, { ...of, body: { amount: beyond.paid } }))
  answered(
    await as(head)(contract.rejectClaimPayment, {
      params: { ...at(id).params, paymentId: first.id },
      body: { note: 'Not our invoice' },
    }),
  )
  const payout = { paymentMethod: 'Wire', reference: 'W-7', paidOn: today() } as const
  expect(await as(head)(contract.payClaimPayment, { ...of, body: payout })).toMatchObject({
    status: 409,
    problem: { code: 'claim.usedFirst' },
  })
})

it('what is paid beside the limit is told of in the bordereau, and takes nothing of the limit', async () => {
  const id = await accepted()
  const { cover } = answered(await as(head)(contract.getClaimFile, at(id)))
  const before = cover.aggregate?.used
  const payment = await asked(id, dedicated, 6_000_000)
  const of = { params: { ...at(id).params, paymentId: payment.id } }
  answered(await as(second)(contract.approveClaimPayment, { ...of, body: { amount: payment.paid } }))
  const payout = { paymentMethod: 'Wire', reference: 'W-8', paidOn: today() } as const
  const paid = answered(await as(head)(contract.payClaimPayment, { ...of, body: payout }))
  expect(paid.cover.aggregate?.used).toBe(before)
  const { csv, totals } = answered(await as(head)(contract.getClaimsBordereau, { query: { day: today() } }))
  expect(totals.besideLimit).toBe(payment.paid)
  const [columns = '', ...rows] = csv.trim().split(/\r?\n/)
  const place = columns.split(',').indexOf('Of it paid beside the limit')
  expect(rows.map((row) => row.split(',')[place])).toContain('50000.00')
})
