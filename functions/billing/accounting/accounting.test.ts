import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/billing/accounting.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

type Actor = (typeof cast)[keyof typeof cast]
const send = (policy: PolicyRecord, more: object = {}, actor: Actor = cast.producer) =>
  desk.asBilling(actor)(contract.sendToAccounting, {
    body: {
      firstName: 'Bo',
      lastName: 'Keeper',
      email: 'books@moreau.example',
      phone: '(415) 555-0133',
      policyNumber: policy.policyNumber,
      policyId: policy.id,
      amount: policy.totalPremium,
      customerEmail: 'ida@moreau.example',
      ...more,
    },
  })

const lastMail = async () => {
  const events = (await eventsOf(desk.quotes.table)).filter(({ name }) => name === 'mail.requested')
  const last = events.at(-1)
  return last?.name === 'mail.requested' ? outgoingMails.byId(last.detail.mailId) : undefined
}

describe('sending a payment to accounting', () => {
  it('mails a link that opens this one policy’s payment', async () => {
    const policy = await desk.aPolicy()
    expect(await send(policy)).toMatchObject({ status: 204 })
    expect(await lastMail()).toMatchObject({
      template: 'paymentLink',
      to: 'books@moreau.example',
      data: {
        insured: policy.companyName,
        policyNumber: policy.policyNumber,
        requestedBy: cast.producer.name,
        amount: policy.totalPremium,
        link: expect.stringMatching(/\/wfl_[0-9A-Z]{26}$/),
      },
    })
  })

  it('can be for the down payment, and for no other amount', async () => {
    const policy = await desk.aPolicy()
    const { downPayment } = (await paymentOf(policy.id)) ?? {}
    expect(await send(policy, { amount: downPayment })).toMatchObject({ status: 204 })
    expect(await send(policy, { amount: 100 })).toMatchObject({
      status: 409,
      problem: { code: 'billing.amountMismatch' },
    })
    await desk.record(policy, await desk.pay(policy))
    expect(await send(policy)).toMatchObject({ status: 409, problem: { code: 'billing.alreadyPaid' } })
  })

  it('is no link where the agency is billed', async () => {
    expect(await send(await desk.aPolicy({ agencyBilled: true }))).toMatchObject({
      status: 409,
      problem: { code: 'billing.agencyOwes' },
    })
  })

  it('needs a phone, an issued policy and its number, and is no other agency’s', async () => {
    const policy = await desk.aPolicy()
    expect(await send(policy, { phone: '1234567' })).toMatchObject({
      status: 422,
      problem: { code: 'user.phoneInvalid', errors: [{ path: ['phone'] }] },
    })
    expect(await send(policy, { policyNumber: 'PAL-US-1-01' })).toMatchObject({ status: 404 })
    expect(await send(policy, { cc: 'x@y.example' })).toMatchObject({ status: 400 })
    expect(await send(policy, {}, cast.otherProducer)).toMatchObject({
      status: 404,
      problem: { code: 'policy.notFound' },
    })
    expect(await send(await desk.aBinder())).toMatchObject({ problem: { code: 'billing.notInvoiced' } })
  })
})

describe('letters to accounting', () => {
  it('are twenty an hour, to whomever, and then wait', async () => {
    const policy = await desk.aPolicy()
    const busy = { ...cast.producer, userId: 'usr_busy' } as Actor
    for (let letter = 0; letter < 20; letter += 1)
      expect(await send(policy, { email: `books${letter}@moreau.example` }, busy)).toMatchObject({ status: 204 })
    expect(await send(policy, {}, busy)).toMatchObject({ status: 429, problem: { code: 'auth.throttled' } })
    expect(await send(policy)).toMatchObject({ status: 204 })
  })
})

describe('bank details', () => {
  it('say where to wire, in each region', async () => {
    const policy = await desk.aPolicy()
    const details = async (policyNumber = policy.policyNumber) =>
      desk.asBilling(guestOf('E_PAY', policy.id))(contract.getBankDetails, { params: { policyNumber } })
    const us = answered(await details())
    expect(us).toMatchObject({ accountName: 'Palisade Premium Trust', accountType: 'Checking' })
    const accounts = [us.account]
    for (const region of ['uk', 'au']) {
      process.env.PALISADE_REGION = region
      accounts.push(answered(await details()).account)
    }
    process.env.PALISADE_REGION = 'us'
    expect(new Set(accounts).size).toBe(3)
    const refused = { status: 404, problem: { code: 'policy.notFound' } }
    expect(await details('PAL-US-1-01')).toMatchObject(refused)
    expect(await details((await desk.aPolicy()).policyNumber)).toMatchObject(refused)
  })

  it('are shown to people by a fresh proof alone', async () => {
    const { policyNumber } = await desk.aPolicy()
    const details = (actor: Actor) => desk.asBilling(actor)(contract.getBankDetails, { params: { policyNumber } })
    expect(await details(cast.producer)).toMatchObject({ status: 200 })
    const { stepUpAt: _, ...stale } = cast.producer
    expect(await details(stale as Actor)).toMatchObject({ status: 403, problem: { code: 'auth.stepUpRequired' } })
  })
})
