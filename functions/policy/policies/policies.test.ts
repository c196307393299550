import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/policy/policies.ts'
import { notePolicyPresence } from '#shared/contracts/policy/presence.ts'
import { coverageInstant } from '#shared/domain/calendar/coverageInstant.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

let desk: PolicyDesk
let policy: PolicyRecord
const insured = {
  businessName: 'Rowan Holdings',
  address1: '2 Main Street',
  city: 'Salem',
  state: 'OR',
  zipCode: '97301',
  naicsCode: '541110',
  naicsDescription: 'Offices of Lawyers',
}

beforeAll(async () => {
  desk = await openPolicyDesk()
  policy = await desk.aPolicy({ brokerFee: 10_000, additionalInsureds: [insured] })
})
afterAll(() => desk.close())

const input = () => ({ params: { policyId: policy.id } })

describe('a policy', () => {
  it('says who is insured, for what and when, by 12:01 AM where the insured is', async () => {
    const seen = answered(await desk.asPolicy(cast.producer)(contract.getPolicy, { ...input(), query: {} }))
    expect(seen).toMatchObject({
      id: policy.id,
      policyNumber: policy.policyNumber,
      quoteId: policy.quoteId,
      accountId: policy.accountId,
      productType: 'P250',
      status: 'ISSUED',
      totalPremium: policy.totalPremium,
      brokerFee: 10_000,
      currency: 'USD',
      customerEmail: 'ida@moreau.example',
      timeZone: 'America/Los_Angeles',
      coverageStart: coverageInstant(policy.effectiveDate, 'America/Los_Angeles'),
      firmographicData: { state: 'OR' },
      allowedActions: [
        'requestCancel',
        'endorse',
        'changeDetails',
        'certificate',
        'changeBroker',
        'optOut',
        'autoRenew',
        'muteReminders',
        'noticesByPost',
      ],
    })
    expect(seen).not.toHaveProperty('rated')
    const total = [...seen.fees, ...seen.taxes].reduce((sum, { amount }) => sum + amount, seen.premium)
    expect(total).toBe(policy.rated.total)
  })

  it('is opened by its own payment link and no other', async () => {
    const guest = (subject: string) => desk.asPolicy(guestOf('E_PAY', subject))
    expect(await guest(policy.id)(contract.getPolicy, { ...input(), query: {} })).toMatchObject({ ok: true })
    const other = await guest('pol_01JH0000000000000000000P99')(contract.getPolicy, { ...input(), query: {} })
    expect(other).toMatchObject({ status: 404, problem: { code: 'policy.notFound' } })
    expect(await guest(policy.id)(contract.getP250Policy, input())).toMatchObject({ status: 403 })
  })

  it('is found under its product only', async () => {
    const of = (productType: 'P100' | 'P250') =>
      desk.asPolicy(cast.producer)(contract.getPolicy, { ...input(), query: { productType } })
    expect(await of('P250')).toMatchObject({ ok: true })
    expect(await of('P100')).toMatchObject({ status: 404 })
    const detail = answered(await desk.asPolicy(cast.producer)(contract.getP250Policy, input()))
    expect(Object.keys(detail.coverages)).toHaveLength(policy.coverages.length)
    expect(detail.coverages['0']).toMatchObject({ coverageId: 0, limit: expect.any(Number) })
    const sum = Object.values(detail.coverages).reduce((total, { premium }) => total + premium, 0)
    expect(sum).toBe(policy.rated.premium)
    const p100 = await desk.aBinder({ product: 'P100' })
    const notP250 = await desk.asPolicy(cast.producer)(contract.getP250Policy, { params: { policyId: p100.id } })
    expect(notP250).toMatchObject({ problem: { code: 'policy.notFound' } })
  })

  it('is read by the call of its line', async () => {
    const cloud = await desk.aBinder({ product: 'Prime Cloud' })
    const read = (policyId: typeof cloud.id) =>
      desk.asPolicy(cast.producer)(contract.getPrimeCloudPolicy, { params: { policyId } })
    expect(Object.keys(answered(await read(cloud.id)).coverages)).toHaveLength(cloud.coverages.length)
    expect(await read(policy.id)).toMatchObject({ problem: { code: 'policy.notFound' } })
  })

  it('lists what was done to it and whom it insures besides', async () => {
    const as = desk.asPolicy(cast.producer)
    expect(answered(await as(contract.listPolicyRevisions, input()))).toMatchObject([
      { revision: 1, type: 'New Business', status: 'ACTIVE', premium: policy.totalPremium },
    ])
    expect(answered(await as(contract.listPolicyEndorsements, input()))).toEqual([])
    expect(answered(await as(contract.listAdditionalInsureds, input()))).toEqual([
      {
        id: 'ain_1',
        businessName: 'Rowan Holdings',
        address1: '2 Main Street',
        city: 'Salem',
        state: 'OR',
        zipCode: '97301',
      },
    ])
  })

  it('is marked as paid by a check in the mail', async () => {
    const mark = (actor: (typeof cast)[keyof typeof cast], body: object) =>
      desk.asPolicy(actor)(contract.markCheckInMail, { ...input(), body: body as never })
    expect(await mark(cast.producer, { description: 'Check 1017 is on its way' })).toMatchObject({
      value: { id: policy.id, description: 'Check 1017 is on its way' },
    })
    expect(await mark(cast.producer, { description: 'x', paid: true })).toMatchObject({ status: 400 })
    expect(await mark(cast.policyHolder, { description: 'x' })).toMatchObject({ status: 403 })
    expect(await mark(cast.otherProducer, { description: 'x' })).toMatchObject({ status: 404 })
  })

  it('has no check in the mail where nothing is due, and none any more once it is paid', async () => {
    const mark = ({ id }: PolicyRecord) =>
      desk.asPolicy(cast.producer)(contract.markCheckInMail, {
        params: { policyId: id },
        body: { description: 'Check 1018 is on its way' },
      })
    expect(await mark(await desk.aBinder())).toMatchObject({ status: 409, problem: { code: 'billing.notInvoiced' } })
    const owed = await desk.aPolicy()
    answered(await mark(owed))
    expect((await desk.read(owed.id)).description).toBe('Check 1018 is on its way')
    answered(await desk.record(owed, await desk.pay(owed)))
    await desk.deliver()
    const paid = await desk.read(owed.id)
    expect(paid).toMatchObject({ paymentStatus: 'Paid' })
    expect(paid.description).toBeUndefined()
    expect(await mark(paid)).toMatchObject({ status: 409, problem: { code: 'billing.alreadyPaid' } })
  })

  it('is nobody else’s', async () => {
    for (const operation of [
      contract.getP250Policy,
      contract.listPolicyRevisions,
      contract.listPolicyEndorsements,
      contract.listAdditionalInsureds,
    ]) {
      for (const actor of [cast.otherProducer, cast.otherPolicyHolder])
        expect(await desk.asPolicy(actor)(operation, input())).toMatchObject({
          status: 404,
          problem: { code: 'policy.notFound' },
        })
      expect(await desk.asPolicy(cast.clusterViewer)(operation, input())).toMatchObject({ status: 403 })
    }
  })
})

it('who has a policy open is told to colleagues, not to other agencies', async () => {
  const open = { ...input(), body: { editing: false } }
  expect(answered(await desk.asPolicy(cast.producer)(notePolicyPresence, open))).toEqual({ people: [] })
  expect(answered(await desk.asPolicy(cast.agencyAdmin)(notePolicyPresence, open))).toMatchObject({
    people: [{ name: cast.producer.name }],
  })
  expect(await desk.asPolicy(cast.otherProducer)(notePolicyPresence, open)).toMatchObject({ status: 404 })
})
