import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { booksWrite, readBooks } from '#functions/ledger/store/ledgerBooks.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { listCarrierClaims } from '#shared/contracts/billing/bordereaux.ts'
import * as contract from '#shared/contracts/claims/index.ts'
import { createClaim, getLossRun } from '#shared/contracts/policy/claims.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import type { ClaimId } from '#shared/domain/ids/ids.ts'
import { claimsDifferences } from '#shared/domain/ledger/claimsBordereau.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { handler } from '../index.ts'

const as = callerOf(handler)
const head = {
  ...cast.superAdmin,
  userId: 'usr_01JH0000000000000000000V91',
  name: 'Hana Ortiz',
  role: 'Head of Claims',
} as const
const second = { ...head, userId: 'usr_01JH0000000000000000000V92', name: 'Sam Boyd' } as const

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let policy: PolicyRecord
let claimId: ClaimId
const at = (instant: string) => vi.setSystemTime(Date.parse(instant))
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-08-10T15:00:00.000Z') })
  desk = await openPolicyDesk()
  outside = await openOutside()
  policy = await desk.aPolicy({ effectiveDate: '2026-08-10', endDate: '2027-08-10' })
  at('2026-09-20T15:00:00.000Z')
  const body = { accountId: policy.accountId, isFiled: true, ...wholeNotice, lossDate: '2026-09-18' } as never
  claimId = answered(await desk.asPolicy(cast.producer)(createClaim, { body })).id
  answered(await as(head)(contract.assignClaim, { params: { claimId }, body: { adjusterId: 'me' } }))
  const accepted = { position: 'ACCEPTED', letter: 'We accept.' } as const
  answered(await as(head)(contract.setClaimPosition, { params: { claimId }, body: accepted }))
})
afterAll(async () => {
  await outside.close()
  await desk.close()
  vi.useRealTimers()
})

const liability = coverageId('LIABILITY')
const reserve = async (kind: 'INDEMNITY' | 'RECOVERY', amount: number) =>
  answered(
    await as(head)(contract.setClaimReserve, {
      params: { claimId },
      body: { kind, coverageId: liability, amount, reason: 'First look' },
    }),
  )
const told = async (month: Month) => {
  await desk.deliver()
  const { rows, totals, ledger } = answered(
    await desk.asBilling(head)(listCarrierClaims, { query: { month, carrierId: 'programme' } as never }),
  )
  expect(rows).toHaveLength(1)
  expect(claimsDifferences(totals, ledger)).toEqual({})
  const file = answered(
    await as(head)(contract.getClaimsBordereau, { query: { day: `${month}-01`, carrier: 'programme' } as never }),
  )
  expect(file.totals).toMatchObject(totals)
  return totals
}

describe('a claims bordereau', () => {
  it('counts what is reserved and what is expected back as the ledger has it', async () => {
    await reserve('INDEMNITY', 10_000_000)
    await reserve('RECOVERY', 1_500_000)
    expect(await told('2026-09')).toEqual({
      ...{ paidIndemnity: 0, paidExpense: 0, recovered: 0 },
      ...{ outstanding: 10_000_000, expectedBack: 1_500_000, incurred: 10_000_000 },
    })
  })

  it('counts money that is dated back into a closed month in the month in which it is booked; a loss run by its own day', async () => {
    const asked = { kind: 'INDEMNITY', coverageId: liability, amount: 6_000_000, payee: 'Byte Forensics', memo: '7' }
    const params = { claimId }
    const { payments } = answered(await as(head)(contract.requestClaimPayment, { params, body: asked as never }))
    const [payment] = payments
    if (payment === undefined) throw new Error('no payment')
    const ofPayment = { params: { claimId, paymentId: payment.id } }
    answered(await as(second)(contract.approveClaimPayment, { ...ofPayment, body: { amount: payment.paid } }))
    const september = await told('2026-09')

    at('2026-10-08T15:00:00.000Z')
    await commit([booksWrite(await readBooks(), { closedThrough: '2026-09' })])
    const paid = { paymentMethod: 'Wire', reference: 'W-1', paidOn: '2026-09-28' } as const
    answered(await as(head)(contract.payClaimPayment, { ...ofPayment, body: paid }))
    const back = { amount: 500_000, from: 'Northwind', reference: 'R-1', receivedOn: '2026-09-29' } as const
    answered(await as(head)(contract.recordClaimRecovery, { params, body: back }))

    expect(await told('2026-09')).toEqual(september)
    expect(await told('2026-10')).toEqual({
      ...{ paidIndemnity: payment.paid, paidExpense: 0, recovered: 500_000, expectedBack: 1_000_000 },
      outstanding: 10_000_000 - payment.paid,
      incurred: 9_500_000,
    })
    const query = { accountId: policy.accountId, asOf: '2026-09-30' } as const
    expect(answered(await desk.asPolicy(head)(getLossRun, { query })).totals).toMatchObject({
      ...{ paidIndemnity: payment.paid, recovered: 500_000 },
    })
  })

  it('of a month that is over says of cover what was said by its end', async () => {
    const body = {
      position: 'DENIED',
      letter: 'We do not.',
      provisions: [{ formNumber: 'F 1', text: 'War is excluded.' }],
    }
    answered(await as(head)(contract.setClaimPosition, { params: { claimId }, body: body as never }))
    const words = async (day: string) =>
      answered(await as(head)(contract.getClaimsBordereau, { query: { day, carrier: 'programme' } as never })).csv
    expect(await words('2026-09-01')).toMatch(/Accepted/)
    expect(await words('2026-10-01')).toMatch(/Denied/)
  })

  it('has no money of before the claim was reported', async () => {
    const back = { amount: 100, from: 'Northwind', reference: 'R-2', receivedOn: '2026-09-19' } as const
    expect(await as(head)(contract.recordClaimRecovery, { params: { claimId }, body: back })).toMatchObject({
      problem: { code: 'request.unfit' },
    })
  })
})
