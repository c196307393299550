import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailWrite, outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencyById } from '#functions/directory/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { workflows } from '#functions/directory/store/workflows.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { refunds } from '#functions/ledger/store/refunds.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { policies } from '#functions/policy/store/policies.ts'
import type { QuoteRecord } from '#functions/quote/public.ts'
import { quotes } from '#functions/quote/store/quotes.ts'
import { sendInvoiceReminder } from '#shared/contracts/billing/agencyBill.ts'
import { createPremiumFinance, payPremiumFinance } from '#shared/contracts/billing/finance.ts'
import { approveRefund, payRefund } from '#shared/contracts/billing/refunds.ts'
import { applyExternalPayment } from '#shared/contracts/billing/transactions.ts'
import {
  cancelPolicy,
  flatCancelPolicy,
  previewCancellation,
  undoCancelledPolicy,
} from '#shared/contracts/policy/cancellation.ts'
import { getErpEligibility } from '#shared/contracts/policy/extendedReporting.ts'
import { financedInstalment } from '#shared/domain/billing/instalments.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { erasedAddress } from '#shared/domain/identity/erasedAddress.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import type { DomainEvent, EventName } from '#shared/events/events.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { cards, openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered, holder } from '#tests/support/quoteDesk.ts'
import { handler as worker } from './worker.ts'

const agentEmail = 'agent@harborpine.example'

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let quote: QuoteRecord
let policy: PolicyRecord

/** Sends what was asked for since the last time, as the queue of `mail.requested` does. */
const seen = new Set<string>()
const sendAll = async () => {
  for (const event of await mailEvents()) {
    if (seen.has(event.detail.mailId)) continue
    seen.add(event.detail.mailId)
    await handOver(worker, 'mail.requested', event.detail)
  }
}
const mailEvents = async () => {
  const { eventsOf } = await import('#tests/support/eventsOf.ts')
  return (await eventsOf(desk.quotes.table)).filter(
    (event): event is Extract<DomainEvent, { name: 'mail.requested' }> => event.name === 'mail.requested',
  )
}

const tell = async <Name extends EventName>(name: Name, detail: Parameters<typeof handOver<Name>>[2], id?: string) => {
  await handOver(worker, name, detail, id)
  await sendAll()
}

const subjectsTo = (to: string) => outside.mailTo(to).map(({ subject }) => subject)

/** Puts the quote where an underwriter's reopening may have left it. */
const cameBackAs = async (status: QuoteRecord['status']) => {
  const kept = await quotes.byId(quote.id)
  if (kept === undefined) throw new Error('The quote is gone.')
  await commit([quotes.update(kept, { ...kept, status })])
}

beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  quote = await desk.aQuote()
  policy = await desk.aPolicy({ agentEmail, agentFirstName: 'Marcus' })
  await sendAll()
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

describe('an e-mail that was asked for', () => {
  it('is sent once, and what it said is forgotten', async () => {
    const now = new Date().toISOString()
    const mail = mailWrite({
      template: 'oneTimeCode',
      to: 'ida@code.example',
      data: { code: '123456', purpose: 'payment' },
      now,
    })
    await commit([mail.write])
    await handOver(worker, 'mail.requested', { mailId: mail.mailId })
    await handOver(worker, 'mail.requested', { mailId: mail.mailId })
    expect(outside.mailTo('ida@code.example')).toHaveLength(1)
    expect(outside.mailTo('ida@code.example')[0]?.text).toContain('123456')
    expect(await outgoingMails.byId(mail.mailId)).toMatchObject({ data: {}, sentAt: expect.any(String) })
  })

  it('of an agency’s client wears the colours that the agency has when it is sent, and nobody else’s does', async () => {
    const agency = await agencies.require(castIds.agency(1))
    await commit([agencies.update(agency, { ...agency, colours: { light: '#7a1f5c', dark: '#e9a3cf' } })])
    const data = { code: '123456', purpose: 'payment' }
    const now = new Date().toISOString()
    const send = async (to: string, more: { readonly clientOf?: string }) => {
      const mail = mailWrite({ template: 'oneTimeCode', to, data, ...more, now })
      await commit([mail.write])
      await handOver(worker, 'mail.requested', { mailId: mail.mailId })
      return outside.mailTo(to)[0]
    }
    expect(await send('ida@client.example', { clientOf: agency.id })).toMatchObject({
      html: expect.stringContaining('#7a1f5c'),
      text: expect.stringContaining(agency.name),
    })
    for (const clientOf of [{}, { clientOf: castIds.agency(2) }]) {
      const plain = await send(`ida@${Object.keys(clientOf).length}.example`, clientOf)
      expect(plain?.html).not.toContain('#7a1f5c')
    }
    await commit([agencies.update(await agencies.require(agency.id), agency)])
  })

  it('is sent to nobody who was erased, and what it said is forgotten all the same', async () => {
    const to = erasedAddress('prq_01JH0000000000000000000A09')
    const data = { code: '123456', purpose: 'payment' }
    const mail = mailWrite({ template: 'oneTimeCode', to, data, now: new Date().toISOString() as never })
    await commit([mail.write])
    await handOver(worker, 'mail.requested', { mailId: mail.mailId })
    expect(outside.mailTo(to)).toEqual([])
    expect(await outgoingMails.byId(mail.mailId)).toMatchObject({ data: {} })
  })

  it('of which there is no record is no mail', async () => {
    await handOver(worker, 'mail.requested', { mailId: 'mai_unknown' })
  })
})

describe('the agent', () => {
  it('is told of a bound quote and of an issued policy', async () => {
    await tell('policy.issued', { policyId: policy.id, quoteId: policy.quoteId })
    expect(subjectsTo(agentEmail)).toEqual([`Policy ${policy.policyNumber} for ${policy.companyName} is issued`])
  })

  it('is not told the same thing twice when the event comes twice', async () => {
    await tell('policy.issued', { policyId: policy.id, quoteId: policy.quoteId }, 'evt_issued')
    const once = subjectsTo(agentEmail).length
    await tell('policy.issued', { policyId: policy.id, quoteId: policy.quoteId }, 'evt_issued')
    expect(subjectsTo(agentEmail)).toHaveLength(once)
  })

  it('is told of a quote that is ready', async () => {
    const to = quote.agentEmail ?? ''
    const before = subjectsTo(to).length
    await tell('quote.ready', { quoteId: quote.id })
    expect(subjectsTo(to)).toHaveLength(before + 1)
    expect(subjectsTo(to).join('\n')).toContain(`Quote ${quote.quoteNumber} for ${quote.companyName} is ready`)
  })

  it('is told of a quote that an underwriter has opened again, where it is ready', async () => {
    const to = quote.agentEmail ?? ''
    const before = subjectsTo(to).length
    await cameBackAs('REFERRED')
    await tell('quote.cameBack', { quoteId: quote.id })
    expect(subjectsTo(to)).toHaveLength(before)
    await cameBackAs('READY')
    await tell('quote.cameBack', { quoteId: quote.id })
    expect(subjectsTo(to)).toHaveLength(before + 1)
    await cameBackAs(quote.status)
  })

  it('is told of a binder that ended without a policy, with why it was taken back', async () => {
    const to = quote.agentEmail ?? ''
    const before = subjectsTo(to).length
    const number = 'PAL-US-1000001-00'
    const stored = await quotes.require(quote.id)
    await commit([quotes.update(stored, { ...stored, binder: { id: policy.id, policyNumber: number } })])
    await tell('quote.binderEnded', { quoteId: quote.id, how: 'expired' }, 'evt_expired')
    expect(subjectsTo(to)).toHaveLength(before + 1)
    expect(subjectsTo(to)).toContain(`Binder ${number} for ${quote.companyName} has expired`)
    await tell('quote.binderEnded', { quoteId: quote.id, how: 'rescinded' }, 'evt_rescinded')
    expect(subjectsTo(to)).toContain(`Binder ${number} for ${quote.companyName} was taken back`)
  })

  it('is not told of a decline that was to be quiet', async () => {
    const before = (await mailEvents()).length
    await tell('quote.declined', { quoteId: quote.id, notify: false })
    expect((await mailEvents()).length).toBe(before)
  })
})

describe('the insured', () => {
  it('gets the policy with the link by which it is paid', () => {
    const [mail] = outside.mailTo(holder.customerEmail)
    expect(mail?.subject).toContain(policy.policyNumber)
    expect(mail?.text).toMatch(/\/validate\/wfl_/)
    expect(mail?.html).toMatch(/\/validate\/wfl_/)
  })

  it('is asked for nothing where its agency is billed, which collects the premium itself', async () => {
    const customerEmail = 'vera@moreau.example'
    const { id, quoteId, policyNumber } = await desk.aPolicy({ agencyBilled: true, customerEmail })
    await tell('policy.issued', { policyId: id, quoteId })
    const mail = outside.mailTo(customerEmail).find(({ subject }) => subject.includes(policyNumber))
    expect(mail?.text).toContain('bills you for it')
    expect(mail?.text).not.toMatch(/Pay online|Due now|wfl_/)
    const net = {
      policyId: id,
      amount: 1_000,
      paymentMethod: 'Wire' as const,
      reference: 'NET-1',
      netOfCommission: true,
    }
    const paymentDate = bookDate(new Date().toISOString())
    answered(await desk.asBilling(cast.superAdmin)(applyExternalPayment, { body: { ...net, paymentDate } }))
    for (const event of await desk.events('payment.received', id))
      if (event.name === 'payment.received') await tell('payment.receipted', event.detail)
    // What the agency pays, less what it keeps, is told to its own people.
    expect(subjectsTo(customerEmail)).toHaveLength(1)
    const agency = await agencyById(castIds.agency(1))
    expect(subjectsTo(agency?.contactEmail ?? '').join()).toContain(`your payment for policy ${policyNumber}`)
  })

  it('is told of a cancellation with what is paid back, and of its withdrawal with no day', async () => {
    const accountId = await desk.quotes.anAccount()
    const cancelled = await desk.aPolicy({ accountId, effectiveDate: addDays(policy.effectiveDate, 20) })
    await desk.record(cancelled, await desk.pay(cancelled))
    const { totalPremium } = await desk.read(cancelled.id)
    const params = { policyId: cancelled.id }
    answered(await desk.asPolicy(cast.underwriter)(flatCancelPolicy, { params, body: { reason: 'Not taken up' } }))
    await tell('policy.cancellationNoticed', { policyId: cancelled.id, noticeId: 'cancelled' })
    const told = (subject: string) =>
      outside
        .mailTo(holder.customerEmail)
        .find((mail) => mail.subject === `Policy ${cancelled.policyNumber} ${subject}`)
    expect(told('is cancelled')?.text).toContain('it covers nothing')
    expect(told('is cancelled')?.text).toMatch(
      new RegExp(`To be paid back:?\\s+\\$${(totalPremium / 100).toLocaleString('en-US')}`),
    )
    answered(await desk.asPolicy(cast.underwriter)(undoCancelledPolicy, { params }))
    await tell('policy.cancellationNoticed', { policyId: cancelled.id, noticeId: 'back' })
    expect(told('is not cancelled after all')?.text).toContain('does not take effect')
  })

  it('is told with a renewal that counts as never made until when reporting of what it renewed can be extended', async () => {
    const accountId = await desk.quotes.anAccount()
    const now = new Date().toISOString()
    const endDate = addDays(dateAt(now, 'America/Los_Angeles'), -5)
    const former = await desk.aPolicy({ accountId, effectiveDate: addMonths(endDate, -12), endDate })
    const term = { effectiveDate: endDate, endDate: addMonths(endDate, 12) }
    const renewal = await desk.aPolicy({ accountId, ...term, isRenewal: true, renewsPolicyId: former.id })
    const stored = await policies.require(former.id)
    await commit([policies.update(stored, { ...stored, status: 'RENEWED', renewedByPolicyId: renewal.id })])
    const params = { policyId: renewal.id }
    answered(await desk.asPolicy(cast.underwriter)(flatCancelPolicy, { params, body: { reason: 'Not taken up' } }))
    await tell('policy.cancellationNoticed', { policyId: renewal.id, noticeId: 'cancelled' })
    const mail = outside
      .mailTo(holder.customerEmail)
      .find(({ subject }) => subject === `Policy ${renewal.policyNumber} is cancelled`)
    const { until = expect.fail() } = answered(
      await desk.asPolicy(cast.underwriter)(getErpEligibility, { params: { policyId: former.id } }),
    )
    expect(until).toBe(addDays(endDate, 60))
    const day = new Date(until).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(
      `Policy ${former.policyNumber}, which this one renewed, ended on`,
    )
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(`can be extended until ${day}`)
  })

  it('is told of a cancellation beside whoever finances the premium, who hears what of the return is theirs', async () => {
    const processor = PersonaId.parse('org_01JH0000000000000000000P12')
    const other = PersonaId.parse('org_01JH0000000000000000000P13')
    const lender = { ...anOrganization(processor, 'premiumprocessor'), name: 'Tidewater Premium Finance' }
    await commit([
      personas.create({ ...lender, contactEmail: 'loans@tidewater.example' }),
      personas.create({ ...anOrganization(other, 'premiumprocessor'), contactEmail: 'desk@another.example' }),
    ])
    const accountId = await desk.quotes.anAccount()
    const financed = await desk.aPolicy({ accountId, effectiveDate: addDays(policy.effectiveDate, 60) })
    const kept = await policies.require(financed.id)
    await commit([policies.update(kept, { ...kept, partnerIds: [processor, other] })])
    const { totalPremium } = financed
    const downPayment = 10_000
    const amountFinanced = totalPremium - downPayment
    const { instalmentAmount } = financedInstalment(amountFinanced, { apr: 8.5, count: 9 })
    const financerName = 'Tidewater Premium Finance'
    const loan = { apr: 8.5, numberOfInstallments: 9, downPayment, amountFinanced, totalPremium }
    const whose = { policyId: financed.id, accountId, customerEmail: holder.customerEmail, financerName }
    const staff = desk.asBilling(cast.superAdmin)
    answered(await staff(createPremiumFinance, { body: { ...whose, ...loan, installmentAmount: instalmentAmount } }))
    const paymentDate = bookDate(new Date().toISOString())
    const paid = { policyId: financed.id, transactionId: 'L-1', amount: amountFinanced, paymentDate }
    answered(await staff(payPremiumFinance, { body: paid }))
    const params = { policyId: financed.id }
    const previewed = await desk.asPolicy(cast.underwriter)(previewCancellation, { params, query: {} })
    expect(answered(previewed).toldTo).toContain(financerName)
    answered(await desk.asPolicy(cast.underwriter)(flatCancelPolicy, { params, body: { reason: 'Not taken up' } }))
    await tell('policy.cancellationNoticed', { policyId: financed.id, noticeId: 'financed' })
    const subject = `Policy ${financed.policyNumber}, which you finance, is cancelled`
    const mail = outside.mailTo('loans@tidewater.example').find((each) => each.subject === subject)
    const amount = `\\$${(amountFinanced / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`.replace(
      '.00',
      '',
    )
    expect(mail?.text).toMatch(new RegExp(`Due to you:?\\s+${amount}`))
    expect(mail?.text).toContain(`/premiumprocessor/policies/${financed.id}`)
    expect(outside.mailTo('desk@another.example')).toEqual([])
    const insured = outside
      .mailTo(holder.customerEmail)
      .find((each) => each.subject === `Policy ${financed.policyNumber} is cancelled`)
    expect(insured?.text).toMatch(new RegExp(`Of it to Tidewater Premium Finance:?\\s+${amount}`))
    // Whoever was promised what is returned is told once it is paid, and nobody else's loans are.
    const [{ id: refundId } = expect.fail()] = await refunds.every({ scopes: [`policy:${financed.id}`] })
    const another = { ...cast.superAdmin, userId: 'usr_01JH0000000000000000000V97', name: 'Second Person' }
    const { amount: refunded } = answered(
      await desk.asBilling(cast.superAdmin)(approveRefund, { params: { refundId }, body: { amount: amountFinanced } }),
    )
    await desk.asBilling(another)(approveRefund, { params: { refundId }, body: { amount: refunded } })
    const pastProcessor = { paymentMethod: 'Wire', reference: 'W-99' } as const
    answered(await desk.asBilling(cast.superAdmin)(payRefund, { params: { refundId }, body: { pastProcessor } }))
    await tell('refund.paid', { policyId: financed.id, refundId })
    const told = outside
      .mailTo('loans@tidewater.example')
      .find((each) => each.subject === `The return on policy ${financed.policyNumber}, which you finance, was paid`)
    expect(told?.text).toMatch(new RegExp(`Paid to you:?\\s+${amount}`))
    expect(outside.mailTo('desk@another.example')).toEqual([])
  })

  it('is told once a refund was paid: how much, how and when', async () => {
    const accountId = await desk.quotes.anAccount()
    const refunded = await desk.aPolicy({ accountId, effectiveDate: addDays(policy.effectiveDate, 40) })
    await desk.record(refunded, await desk.pay(refunded))
    const { totalPremium } = await desk.read(refunded.id)
    const params = { policyId: refunded.id }
    answered(await desk.asPolicy(cast.underwriter)(flatCancelPolicy, { params, body: { reason: 'Not taken up' } }))
    const [{ id: refundId } = expect.fail()] = await refunds.every({ scopes: [`policy:${refunded.id}`] })
    const another = { ...cast.superAdmin, userId: 'usr_01JH0000000000000000000V98', name: 'Second Person' }
    for (const actor of [cast.superAdmin, another])
      await desk.asBilling(actor)(approveRefund, { params: { refundId }, body: { amount: totalPremium } })
    answered(await desk.asBilling(cast.superAdmin)(payRefund, { params: { refundId }, body: {} }))
    const [told = expect.fail()] = await desk.events('refund.paid', refunded.id)
    if (told.name !== 'refund.paid') expect.fail()
    await tell(told.name, told.detail)
    const mail = outside
      .mailTo(holder.customerEmail)
      .find(({ subject }) => subject === `Your refund for policy ${refunded.policyNumber} was paid`)
    expect(mail?.text).toMatch(new RegExp(`Paid back:?\\s+\\$${(totalPremium / 100).toLocaleString('en-US')}`))
    expect(mail?.text).toContain('Credit card ending in 4242')
  })

  it('is told when a payment failed, and when one arrived', async () => {
    const declined = await desk.pay(policy, cards.declines)
    await desk.record(policy, declined)
    const paid = await desk.pay(policy)
    await desk.record(policy, paid)
    for (const name of ['payment.failed', 'payment.received'] as const)
      for (const event of await desk.events(name, policy.id))
        if (event.name === name) await tell(name === 'payment.failed' ? name : 'payment.receipted', event.detail)
    const subjects = subjectsTo(holder.customerEmail).join('\n')
    expect(subjects).toContain(`We have received your payment for policy ${policy.policyNumber}`)
  })

  it('is told to pay their agency where it is billed, and the agency how to pay us', async () => {
    const billed = await desk.aPolicy({ agencyBilled: true, effectiveDate: addDays(policy.effectiveDate, 90) })
    const params = { policyId: billed.id }
    const notPaid = { reason: 'Premium not paid', effectiveDate: addDays(billed.effectiveDate, 30) }
    answered(await desk.asPolicy(cast.underwriter)(cancelPolicy, { params, body: notPaid }))
    await tell('policy.cancellationNoticed', { policyId: billed.id, noticeId: 'billed' })
    const mails = outside.mailTo(holder.customerEmail).filter(({ subject }) => subject.includes(billed.policyNumber))
    const notice = mails.find(({ subject }) => subject.endsWith('will be cancelled'))
    expect(notice?.text).toContain(`Your agent, ${billed.agencyName}, bills you for this policy: please pay`)
    expect(notice?.text).not.toContain('To be paid')
    const copy = outside
      .mailTo(billed.agentEmail ?? '')
      .find(({ subject }) => subject === `Policy ${billed.policyNumber} will be cancelled`)
    expect(copy?.text).toContain('Your agency is billed for this policy: what it owes for it is with its invoices.')
    expect(copy?.text).not.toContain('please pay')
  })

  it('is told by when to pay what is still owed, once their cover is back unpaid', async () => {
    const owed = await desk.aPolicy({ effectiveDate: addDays(policy.effectiveDate, 120) })
    const params = { policyId: owed.id }
    const notPaid = { reason: 'Premium not paid', effectiveDate: addDays(owed.effectiveDate, 30) }
    answered(await desk.asPolicy(cast.underwriter)(cancelPolicy, { params, body: notPaid }))
    answered(await desk.asPolicy(cast.underwriter)(undoCancelledPolicy, { params }))
    await tell('policy.cancellationNoticed', { policyId: owed.id, noticeId: 'back' })
    const back = outside
      .mailTo(holder.customerEmail)
      .find(({ subject }) => subject === `Policy ${owed.policyNumber} is not cancelled after all`)
    const due = new RegExp(`To be paid:?\\s+\\$${(owed.totalPremium / 100).toLocaleString('en-US')}`)
    expect(back?.text).toMatch(due)
    expect(back?.text).toMatch(/What is still owed for it is to be paid by \w+ \d+, \d{4}/)
    expect(back?.text).toContain('Pay online')
  })

  it('is led to the payment page by a code of their own, whoever has no sign-in: from every mail that asks for money', async () => {
    const accountId = await desk.quotes.anAccount()
    const owed = await desk.aPolicy({ accountId, effectiveDate: addDays(policy.effectiveDate, 60) })
    const params = { policyId: owed.id }
    await desk.record(owed, await desk.pay(owed, cards.declines))
    for (const event of await desk.events('payment.failed', owed.id))
      if (event.name === 'payment.failed') await tell(event.name, event.detail)
    const paymentDate = bookDate(new Date().toISOString())
    const part = { policyId: owed.id, amount: 1_000, paymentMethod: 'Wire' as const, reference: 'PART-9', paymentDate }
    answered(await desk.asBilling(cast.superAdmin)(applyExternalPayment, { body: part }))
    for (const event of await desk.events('payment.received', owed.id))
      if (event.name === 'payment.received') await tell('payment.receipted', event.detail)
    answered(await desk.asBilling(cast.superAdmin)(sendInvoiceReminder, { params }))
    for (const event of await desk.events('invoice.reminded', owed.id))
      if (event.name === 'invoice.reminded') await tell(event.name, event.detail)
    const effectiveDate = addDays(owed.effectiveDate, 30)
    const notPaid = { reason: 'Premium not paid', effectiveDate }
    answered(await desk.asPolicy(cast.underwriter)(cancelPolicy, { params, body: notPaid }))
    await tell('policy.cancellationNoticed', { policyId: owed.id, noticeId: 'unpaid' })
    const mails = outside.mailTo(holder.customerEmail).filter(({ subject }) => subject.includes(owed.policyNumber))
    const links = mails.map(({ subject, text }) => ({ subject, link: /validate\/(wfl_\w+)/.exec(text)?.[1] }))
    expect(links.filter(({ link }) => link === undefined)).toEqual([])
    expect(links.length).toBeGreaterThanOrEqual(4)
    for (const { link } of links)
      expect(await workflows.byId(link ?? '')).toMatchObject({
        ...{ flow: 'E_PAY', subjectId: owed.id, email: holder.customerEmail },
        redirectUrl: `/policy/${owed.id}/accountant-payment`,
      })
    const reminder = mails.find(({ subject }) => subject.startsWith('Payment '))
    expect(reminder?.text).toContain(`Hello ${owed.customerFirstName},`)
    const notice = mails.find(({ subject }) => subject.endsWith('will be cancelled'))
    expect(notice?.text).toMatch(
      new RegExp(`To be paid:?\\s+\\$${((owed.totalPremium - 1_000) / 100).toLocaleString('en-US')}`),
    )
  })
})
