import { describe, expect, it } from 'vitest'
import { regionCodes } from '#shared/regions/code.ts'
import { formatPhone } from '#shared/regions/phone.ts'
import { uk } from '#shared/regions/uk.ts'
import { mailSamples } from './data/mailSamples.ts'
import { light } from './palette.ts'
import { mails } from './registry.ts'
import { type MailName, type RenderedMail, renderMail } from './renderMail.ts'
import { oneTimeCodeSms } from './smsTexts.ts'

const names = Object.keys(mails) as MailName[]
const render = <Name extends MailName>(name: Name, region: (typeof regionCodes)[number] = 'us') =>
  renderMail(name, mailSamples(region)[name])

const occurrences = (text: string, part: string) => text.split(part).length - 1
const linkOf = (data: object): string | undefined =>
  'link' in data ? String(data.link) : 'paymentLink' in data ? String(data.paymentLink) : undefined
const everyText = ({ subject, html, text }: RenderedMail) => [subject, html, text].join('\n')

describe.each(regionCodes)('e-mails of %s', (region) => {
  it.each(names)('%s has a subject, its link once in HTML and once in text, and nothing left blank', async (name) => {
    const data = mailSamples(region)[name]
    const { subject, html, text } = await renderMail(name, data)
    expect(subject.length).toBeGreaterThan(8)
    expect(subject.length).toBeLessThan(100)
    const link = linkOf(data)
    expect(occurrences(html, 'href=')).toBe(link ? 1 : 0)
    if (link) {
      expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
      expect(occurrences(text, link)).toBe(1)
    }
    expect(everyText({ subject, html, text })).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/)
    expect(html).toContain(`lang="${data.locale}"`)
    expect(text).toContain('Hello Dana,')
    for (const said of [data.sender.legalLine, data.sender.supportEmail]) {
      expect(html).toContain(said)
      expect(text).toContain(said)
    }
  })
})

it('is registered under its own name', () => {
  for (const name of names) expect(mails[name].name).toBe(name)
})

it('of a renewal says so in its subject and in its first sentence, and none of new business does', async () => {
  const data = mailSamples('us')
  const told = {
    binderIssued: () => renderMail('binderIssued', { ...data.binderIssued, isRenewal: true }),
    bindRequested: () => renderMail('bindRequested', { ...data.bindRequested, isRenewal: true }),
    policyIssuedAgent: () => renderMail('policyIssuedAgent', { ...data.policyIssuedAgent, isRenewal: true }),
    policyIssuedInsured: () => renderMail('policyIssuedInsured', { ...data.policyIssuedInsured, isRenewal: true }),
    quoteDeclined: () => renderMail('quoteDeclined', { ...data.quoteDeclined, isRenewal: true }),
    quoteReady: () => renderMail('quoteReady', { ...data.quoteReady, isRenewal: true }),
    quoteReferred: () => renderMail('quoteReferred', { ...data.quoteReferred, isRenewal: true }),
    quoteToAgency: () => renderMail('quoteToAgency', { ...data.quoteToAgency, isRenewal: true }),
    quoteToPolicyHolder: () => renderMail('quoteToPolicyHolder', { ...data.quoteToPolicyHolder, isRenewal: true }),
    referralReceived: () => renderMail('referralReceived', { ...data.referralReceived, isRenewal: true }),
    signAgain: () => renderMail('signAgain', { ...data.signAgain, isRenewal: true }),
    signRequest: () => renderMail('signRequest', { ...data.signRequest, isRenewal: true }),
    surplusNotice: () => renderMail('surplusNotice', { ...data.surplusNotice, isRenewal: true }),
  } as const satisfies Partial<Record<MailName, () => Promise<RenderedMail>>>
  for (const name of Object.keys(told) as (keyof typeof told)[]) {
    const { subject, text } = await told[name]()
    expect(subject).toMatch(/renew/i)
    expect(subject.length).toBeLessThan(100)
    const first = text.slice(text.indexOf('Hello Dana,')).split('\n\n')[1]
    expect(first).toMatch(/\brenew/)
    expect(everyText(await render(name))).not.toMatch(/renew/i)
  }
})

describe('the colours of an agency', () => {
  const brand = { name: 'Lakeside Brokers', colours: { light: '#7a1f5c', dark: '#e9a3cf' } }
  const branded = () => renderMail('policyIssuedInsured', { ...mailSamples('us').policyIssuedInsured, brand })

  it('are on what its clients read, light and dark, with who it is, in HTML and in text', async () => {
    const { html, text } = await branded()
    expect(html).toContain('background-color:#7a1f5c')
    expect(html).toMatch(/\.act \{ background-color: #e9a3cf !important; color: #0d1526 !important \}/)
    expect(html).not.toContain(light.accent)
    for (const said of [html, text]) {
      expect(said).toContain('Lakeside Brokers, with Palisade')
      expect(said).toContain('https://us.palisade.example')
    }
    expect(text).toMatch(/-- \nLakeside Brokers, with Palisade\n\(512\) 555-0100 · https:\/\/us\.palisade\.example\n/)
    expect(occurrences(html, 'href=')).toBe(1)
  })

  it('leave the house’s where there are none', async () => {
    const { html, text } = await render('policyIssuedInsured')
    expect(html).toContain(light.accent)
    expect(html).not.toContain('.act {')
    expect(text).not.toContain(', with Palisade')
  })
})

it('a telephone number to call for help is not broken between two lines', async () => {
  const { html } = await render('policyIssuedInsured')
  const phone = mailSamples('us').policyIssuedInsured.sender.supportPhone
  expect(html).toContain(`<span style="white-space:nowrap">${phone}</span>`)
})

describe('words and money of the region', () => {
  it('writes installments, deductible money and days the American way', async () => {
    const { text } = await render('policyIssuedInsured')
    expect(text).toContain('You pay by installments')
    expect(text).toContain('Your agent: Dana Whitfield')
    expect(text).toContain('Due now: $1,880.00')
    expect(text).toContain('Pay by: April 2, 2026')
  })

  it('writes them the British and Australian way', async () => {
    const uk = await render('policyIssuedInsured', 'uk')
    expect(uk.text).toContain('You pay by instalments')
    expect(uk.text).toContain('Your broker: Dana Whitfield')
    expect(uk.text).toContain('Due now: £1,880.00')
    expect(uk.text).toContain('Pay by: 2 April 2026')
    expect((await render('paymentFailed', 'au')).text).toContain('authorise the payment')
    expect((await render('userInvitation', 'au')).text).toContain('Organisation: Bluebonnet')
    expect((await render('paymentReminder', 'au')).text).toContain('Amount: $745.52')
  })

  it('gives notice of expiry by the hour of the region, and tells an agent that theirs is a copy', async () => {
    const { noticeOfExpiry } = mailSamples('au')
    const { text, subject } = await renderMail('noticeOfExpiry', noticeOfExpiry)
    expect(subject).toBe('Notice of expiry: policy CY-300912 ends on 2 April 2027')
    expect(text).toContain('expires at 12:01 am on 2 April 2027')
    expect(text).toContain('is prepared to negotiate a renewal')
    expect(text).not.toContain('This is a copy')
    const copy = { ...noticeOfExpiry, isCopy: true, mayRenew: false }
    const told = (await renderMail('noticeOfExpiry', copy)).text
    expect(told).toContain('This is a copy of the notice')
    expect(told).toContain('is not prepared to negotiate a renewal')
    expect(told).not.toContain('Your broker: ')
  })

  it('says how something was paid in the words of the region', async () => {
    const paidBy = async (method: string, region: 'au' | 'uk' | 'us') =>
      (await renderMail('paymentReceived', { ...mailSamples(region).paymentReceived, method })).text
    expect(await paidBy('Check', 'us')).toContain('Paid with: Check')
    expect(await paidBy('Check', 'uk')).toContain('Paid with: Cheque')
    expect(await paidBy('Wire', 'au')).toContain('Paid with: Bank transfer')
    expect(await paidBy('Bank Account', 'au')).toContain('Paid with: Bank account')
    expect(await paidBy('Visa ending in 4242', 'uk')).toContain('Paid with: Visa ending in 4242')
    const refunded = { ...mailSamples('uk').refundPaid, method: 'Check' }
    expect((await renderMail('refundPaid', refunded)).text).toContain('Paid by: Cheque')
    const failed = { ...mailSamples('uk').paymentFailed, method: 'Credit Card' }
    expect((await renderMail('paymentFailed', failed)).text).toContain('Tried with: Credit card')
  })

  it.each(['uk', 'au'] as const)('has no American spelling left in %s', async (region) => {
    for (const name of names) {
      const { text } = await render(name, region)
      expect(text).not.toMatch(/\binstallment|authoriz|organization|deductible/i)
    }
  })
})

describe('one-time codes', () => {
  it('stand in the body only: neither in the subject nor in the line a locked screen shows', async () => {
    const { subject, html, text } = await render('oneTimeCode')
    expect(subject).not.toMatch(/\d/)
    expect(occurrences(html, '402917')).toBe(1)
    expect(occurrences(text, '402917')).toBe(1)
    expect(html.slice(0, html.indexOf('<h1'))).not.toContain('402917')
    expect(text).toContain('expires in 5 minutes')
  })

  it('are six digits or not sent', async () => {
    await expect(renderMail('oneTimeCode', { ...mailSamples().oneTimeCode, code: '12345' })).rejects.toThrow()
  })

  it('tell at an incident whom to call who cannot wait, and else not', async () => {
    const textFor = async (purpose: 'incident' | 'signIn') =>
      (await renderMail('oneTimeCode', { ...mailSamples('uk').oneTimeCode, purpose })).text
    expect(await textFor('incident')).toContain(
      `our claims line at any hour: ${formatPhone(uk, uk.support.claimsPhone)}`,
    )
    expect(await textFor('signIn')).not.toContain('claims line')
  })

  it('fit one text message, code first', () => {
    const sms = oneTimeCodeSms({ senderName: 'Palisade Insurance Services', code: '402917' })
    expect(sms).toMatch(/^402917 is your Palisade/)
    expect(sms.length).toBeLessThanOrEqual(160)
    expect(sms).toMatch(/^[\x20-\x7e]+$/)
  })
})

describe('what others typed cannot do harm', () => {
  const { quoteReady } = mailSamples()

  it('shows markup in a name as text', async () => {
    const { html } = await renderMail('quoteReady', { ...quoteReady, insured: '<img src=x onerror=alert(1)> Ltd' })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img')
  })

  it('keeps line breaks out of the subject', async () => {
    const { subject } = await renderMail('quoteReady', { ...quoteReady, insured: 'Acme\r\nBcc: everyone@example.com' })
    expect(subject).toBe('Quote Q-104233 for Acme Bcc: everyone@example.com is ready')
  })

  it('leaves out of subject, HTML and text what no e-mail can carry', async () => {
    const insured = 'Ac\u001bme\f\u0000 Ltd\ud83d \ufffe\u{1f9be}\u009f\u200b Zoë'
    const mail = await renderMail('quoteReady', { ...quoteReady, insured })
    const { subject, html, text } = mail
    expect(everyText(mail)).not.toMatch(/[^\P{Cc}\n]|\p{Cs}|\p{Noncharacter_Code_Point}/u)
    for (const part of [subject, html, text])
      expect(part.replace(/\s+/g, ' ')).toContain('Ac me Ltd \u{1f9be} \u200b Zoë')
  })

  it('refuses a link that is not a web address', async () => {
    await expect(renderMail('quoteReady', { ...quoteReady, link: 'javascript:alert(1)' })).rejects.toThrow()
  })
})

describe('messages follow the facts', () => {
  it('of a cancellation tells what goes back, apart from what the price becomes less by, and when cover ends', async () => {
    const { policyCancellation } = mailSamples('us')
    const done = { ...policyCancellation, standing: 'done' as const, hasEnded: false }
    const { text } = await renderMail('policyCancellation', done)
    expect(text).toContain('ends at 12:01 AM on June 1, 2026')
    expect(text).toMatch(/Taken off the price:?\s+\$1,200.50/)
    expect(text).toMatch(/To be paid back:?\s+\$980/)
    expect((await renderMail('policyCancellation', { ...done, hasEnded: true })).text).toContain('ended at 12:01 AM')
    expect((await renderMail('policyCancellation', { ...done, standing: 'flat' })).text).toContain('it covers nothing')
  })

  it.each([
    ['PENDING', 'present', 'the policy leaves you'],
    ['PENDING', 'insured', 'sign a newer letter for Harbor Insurance Partners'],
    ['PENDING', 'named', 'yours to see from that day on'],
    ['KEPT', 'named', 'does not take place'],
    ['CHANGED', 'present', 'you do not see the policy any more'],
    ['CHANGED', 'named', 'is yours, and so is the service'],
    ['REVERSED', 'insured', 'Turn to Harbor Insurance Partners'],
    ['REVERSED', 'present', 'The policy is yours again'],
    ['REVERSED', 'named', 'Commission on this policy goes back'],
  ] as const)('a change of broker that is %s says to the %s what it means to them', async (standing, reader, words) => {
    const { text } = await renderMail('brokerOfRecord', { ...mailSamples('us').brokerOfRecord, standing, reader })
    expect(text.replace(/\s+/g, ' ')).toContain(words)
  })

  it.each(['us', 'uk', 'au'] as const)('of a rescission in %s says that the policy was never made', async (region) => {
    const { payBy: _, ...rest } = mailSamples(region).policyCancellation
    const { subject, text } = await renderMail('policyCancellation', { ...rest, standing: 'rescinded' })
    expect(subject).toMatch(/ is rescinded$/)
    expect(text).toContain(region === 'us' ? 'is rescinded: it is treated' : 'is rescinded (avoided): it is treated')
    expect(text).not.toMatch(/cancelled/)
  })

  it('of a refund says what of it went to whoever financed the premium, where some did', async () => {
    const { refundPaid } = mailSamples('us')
    const plain = (await renderMail('refundPaid', refundPaid)).text
    expect(plain).not.toContain('financed')
    const shared = { ...refundPaid, toFinancer: { name: 'Harbor Finance', amount: 50_000 } }
    expect((await renderMail('refundPaid', shared)).text).toContain('$500.00 of it went to Harbor Finance')
    const whole = { ...refundPaid, toFinancer: { name: 'Harbor Finance', amount: refundPaid.amount } }
    expect((await renderMail('refundPaid', whole)).text).toContain('All of it went to Harbor Finance')
  })

  it('of a cancellation that is withdrawn names no day on which cover ends', async () => {
    const { endsOn: _, payBy: __, returned: ___, paidBack: ____, ...rest } = mailSamples('us').policyCancellation
    const { text } = await renderMail('policyCancellation', { ...rest, standing: 'withdrawn' })
    expect(text).toContain('does not take effect')
  })

  it('of a signed plan tells each part, and how long it can be withdrawn from', async () => {
    const { text } = await renderMail('planSigned', mailSamples('uk').planSigned)
    expect(text).toMatch(/Instalment 1:?\s+£745.52, due 1 May 2026/)
    expect(text).toContain('within 10 days')
  })

  it('warns of cancellation only when the payment is overdue', async () => {
    const { paymentReminder } = mailSamples()
    const { overdue: _, noticedOn, ...due } = paymentReminder
    expect(noticedOn).toBe('2026-05-23')
    const late = await renderMail('paymentReminder', paymentReminder)
    expect(late.subject).toBe('Payment overdue for policy CY-300912')
    expect(late.text).toContain('was due on May 2, 2026. If it is not paid before May 23, 2026, you are given notice')
    const cancelled = { endsOn: '2026-06-01', payBy: '2026-05-31', hasEnded: false }
    const ending = await renderMail('paymentReminder', { ...paymentReminder, cancelled })
    expect(ending.text).toContain(
      'Cover ends at 12:01 AM on June 1, 2026 because of it: paying by May 31, 2026 keeps it.',
    )
    const over = { endsOn: '2026-06-01', payBy: '2026-06-30', hasEnded: true }
    const ended = await renderMail('paymentReminder', { ...paymentReminder, cancelled: over })
    expect(ended.text).toContain(
      'Cover ended at 12:01 AM on June 1, 2026 because of it: paying by June 30, 2026 brings it',
    )
    expect(ended.text).not.toContain('keep your cover')
    const reporting = await renderMail('paymentReminder', { ...paymentReminder, isReporting: true })
    expect(reporting.text).toContain(
      'If it is not paid before May 23, 2026, the longer time to report claims ends, as if it had never been bought.',
    )
    expect(reporting.text).not.toMatch(/policy is cancelled|your cover/)
    const frozen = await renderMail('paymentReminder', { ...paymentReminder, isFrozen: true })
    expect(frozen.text).toContain('is frozen, and cover goes on; please pay it to keep your cover.')
    expect(frozen.text).not.toMatch(/Cover end(?:s|ed)|brings it back/)
    const fined = await renderMail('paymentReminder', { ...paymentReminder, lateFee: 1_000 })
    expect(fined.text).toContain('$10.00 of late fees are charged so far. They are due with the last installment.')
    expect(late.text).not.toContain('late fees')
    const noticed = await renderMail('paymentReminder', { ...due, overdue: true, byPlan: false })
    expect(noticed.text).toContain('was due on May 2, 2026. Please pay it to keep your cover.')
    expect(noticed.text).not.toContain('installment')
    const soon = await renderMail('paymentReminder', due)
    expect(soon.subject).toBe('Payment reminder for policy CY-300912')
    expect(soon.text).not.toContain('cancelled')
  })

  it('tells agent and underwriter their own part of a request to bind', async () => {
    const { bindRequested } = mailSamples()
    expect((await renderMail('bindRequested', bindRequested)).text).toContain('is not in force yet')
    const { text } = await renderMail('bindRequested', { ...bindRequested, audience: 'underwriter' })
    expect(text).toContain('issue the binder or answer the request')
  })

  it('asks for everything at once when nothing is paid later', async () => {
    const { policyIssuedInsured } = mailSamples()
    const { text } = await renderMail('policyIssuedInsured', {
      ...policyIssuedInsured,
      amountDue: policyIssuedInsured.total,
    })
    expect(text).toContain('please pay by April 2, 2026')
    expect(text).not.toContain('installment')
  })

  it('says what it costs to pay in parts: the rate, the charge, and what a late one costs', async () => {
    const { planSigned } = mailSamples()
    const textOf = async (lateFee?: { days: number; percent: number; least: number; most: number }) =>
      (await renderMail('planSigned', { ...planSigned, disclosed: { apr: 0, financeCharge: 0, lateFee } })).text
    const ten = await textOf({ days: 5, percent: 5, least: 1_000, most: 2_500 })
    expect(ten).toContain('not paid 5 days after its day costs 5% of what is late besides, $10.00 at least and $25.00')
    for (const said of ['Annual percentage rate', '0%', 'Finance charge', '$0.00']) expect(ten).toContain(said)
    expect(await textOf()).toContain('that is late costs nothing besides')
  })

  it('says paid in full when nothing remains', async () => {
    const { paymentReceived } = mailSamples()
    const { nextDue: _, ...last } = paymentReceived
    const full = (await renderMail('paymentReceived', { ...last, remaining: 0 })).text
    expect(full).toContain('paid in full')
    expect(full).not.toContain('owed back')
    const over = (await renderMail('paymentReceived', { ...last, remaining: 0, owedBack: 12_345 })).text
    expect(over).toContain('$123.45 more has come in than was due. It is owed back to you')
  })

  it('does not say paid in full while a financer has not paid', async () => {
    const { nextDue: _, ...last } = mailSamples().paymentReceived
    const { text } = await renderMail('paymentReceived', { ...last, remaining: 0, byFinancer: 131_400 })
    expect(text).toContain('has $1,314.00 still to pay')
    expect(text).not.toContain('paid in full')
  })

  it('of a payment that was entered by mistake blames no bank, and names no day that is over as one to pay by', async () => {
    const { reason: _, ...failed } = mailSamples().paymentFailed
    const { subject, text } = await renderMail('paymentFailed', {
      ...failed,
      wentBack: true,
      isVoid: true,
      isLate: true,
    })
    expect(subject).toMatch(/was entered by mistake$/)
    expect(text).not.toMatch(/bank|by April 12/)
    expect(text).toContain('which was due on April 12, 2026')
    const received = await renderMail('paymentReceived', {
      ...mailSamples().paymentReceived,
      byPlan: false,
      isLate: true,
    })
    expect(received.text).toContain('it was due on May 2, 2026')
  })

  it('does not say that nothing was taken of a payment that went back', async () => {
    const { paymentFailed } = mailSamples()
    const { subject, text } = await renderMail('paymentFailed', { ...paymentFailed, wentBack: true })
    expect(subject).toContain('went back')
    expect(text).toContain('it counts as not paid')
    expect(text).not.toContain('Nothing was taken')
  })

  it('asks for the rest where no plan was signed, and tells of the next part where one was', async () => {
    const { paymentReceived } = mailSamples()
    const textOf = async (byPlan: boolean) => (await renderMail('paymentReceived', { ...paymentReceived, byPlan })).text
    expect(await textOf(true)).toContain('The next installment is due on May 2, 2026.')
    expect(await textOf(true)).toContain('See the payment')
    expect(await textOf(false)).toContain('Please pay the rest, $7,455.21, by May 2, 2026.')
    expect(await textOf(false)).toContain('Pay the rest:')
  })

  it('greets someone whose name is unknown', async () => {
    const { text } = await renderMail('welcome', { ...mailSamples().welcome, recipient: {} })
    expect(text).toContain('Hello,')
  })
})

describe('sentences', () => {
  it('end with one stop after a name that ends with one', async () => {
    const sample = mailSamples('us').quoteToPolicyHolder
    const { subject, html, text } = await renderMail('quoteToPolicyHolder', {
      ...sample,
      insured: 'Cedar Ridge Drug Co.',
    })
    expect(text).toContain('prepared a quote for Cedar Ridge Drug Co. See')
    expect(everyText({ subject, html, text })).not.toContain('Co..')
  })

  it('welcome a policy holder to policies and payments, and nobody else', async () => {
    const sample = mailSamples('us').welcome
    expect((await renderMail('welcome', sample)).text).toContain('quotes, policies and payments')
    const vendor = await renderMail('welcome', { ...sample, isPolicyHolder: false })
    expect(vendor.text).toContain('is ready. Sign in to begin.')
  })

  it('call the total of a referral a total', async () => {
    const { text } = await render('referralReceived')
    expect(text).toContain('Indicated total, fees and taxes included: $8,500.00')
  })
})
