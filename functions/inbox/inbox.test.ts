import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Letter, rawMail } from '#cdk/local/mailbox/rawMail.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import { quotes } from '#functions/quote/store/quotes.ts'
import type { Operation } from '#shared/contract/operation.ts'
import type { MessageRow } from '#shared/contracts/inbox/messageRecord.ts'
import * as contract from '#shared/contracts/inbox/messages.ts'
import { AccountId, MessageId, type QuoteId } from '#shared/domain/ids/ids.ts'
import { formatMoney } from '#shared/domain/money/money.ts'
import { messageLife } from '#shared/records/message/messageLife.ts'
import { cast } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { callerOf } from '#tests/support/operation.ts'
import { arrive, handOver, openOutside, tellOfArrival } from '#tests/support/outside.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { handler } from './index.ts'
import { messages } from './store/messages.ts'
import { handler as worker } from './worker.ts'

let desk: QuoteDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let accountId: AccountId
let quoteId: QuoteId
let quoteNumber: string

const as = callerOf(handler)
const una = as(cast.underwriter)
const to = 'submissions@us.palisade.example'
let mails = 0

/** Somebody outside writes to us; the message as the inbox has it. */
const comesIn = async (letter: Partial<Letter>): Promise<MessageRow> => {
  mails += 1
  const messageId = letter.messageId ?? `mail-${mails}@outside.example`
  const key = `arrivals/mail/${mails}`
  await arrive(
    worker,
    key,
    rawMail({ from: 'Sam Reed <sam@outside.example>', to, subject: '', text: '', ...letter, messageId }),
  )
  const id = await messages.idByUnique('mailId', messageId)
  const found = id === undefined ? undefined : await messages.byId(id)
  if (found === undefined) throw new Error('It did not come in.')
  return { ...found, excerpt: '' }
}
const read = async (id: string, actor = cast.underwriter) =>
  answered(await as(actor)(contract.getMessage, { params: { messageId: MessageId.parse(id) } }))
const found = async (query: object) => {
  await desk.settle()
  return answered(await una(contract.searchMessages, { query: query as never })).hits
}
const file = (name: string, bytes: string | Uint8Array = '%PDF-1.7') => ({
  name,
  base64: Buffer.from(bytes as string).toString('base64'),
})
const write = async (more: object = {}) =>
  answered(
    await una(contract.sendMessage, {
      body: { emailType: 'NEW', to: ['sam@outside.example'], subject: 'Terms', body: 'Dear Sam', ...more } as never,
    }),
  ).id
const draft = async (more: object = {}, actor = cast.underwriter) =>
  answered(await as(actor)(contract.createDraft, { body: { emailType: 'NEW', body: 'Dear', ...more } as never })).id

beforeAll(async () => {
  desk = await openQuoteDesk()
  outside = await openOutside()
  accountId = AccountId.parse(await desk.anAccount())
  quoteId = await desk.aPricedQuote(accountId)
  ;({ quoteNumber } = await desk.read(quoteId))
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

describe('mail that comes in', () => {
  it('is filed, matched to the business it names, and listed', async () => {
    const { id } = await comesIn({ subject: `Please bind ${quoteNumber}`, text: 'As of tomorrow.' })
    expect(await read(id)).toMatchObject({
      status: 'RECEIVED',
      category: 'Binders',
      because: 'The subject says “bind”.',
      from: 'sam@outside.example',
      fromName: 'Sam Reed',
      body: 'As of tomorrow.',
      quoteId,
      accountId,
      companyName: 'Insured 1 Inc',
      matchedBy: `It names quote ${quoteNumber}.`,
    })
    expect((await found({ category: 'Binders' })).map((hit) => hit.id)).toEqual([id])
    expect((await found({ search: 'insured 1' })).map((hit) => hit.id)).toContain(id)
    expect((await found({ search: 'sam@outside' })).map((hit) => hit.id)).toContain(id)
  })

  it('is kept once, however often it is told of or delivered', async () => {
    const { id } = await comesIn({ subject: 'Once', messageId: 'once@outside.example' })
    await tellOfArrival(worker, `arrivals/mail/${mails}`, 'again')
    await arrive(
      worker,
      'arrivals/mail/once-more',
      rawMail({ from: 'sam@outside.example', to, subject: 'Once', text: '', messageId: 'once@outside.example' }),
    )
    expect((await found({ search: 'once' })).map((hit) => hit.id)).toEqual([id])
    await tellOfArrival(worker, 'arrivals/mail/nothing-there')
  })

  it('that nobody can read is kept and shown with what is wrong', async () => {
    await arrive(worker, 'arrivals/mail/broken', Buffer.from('\u0000\u0001 no mail at all'))
    const broken = (await found({ category: 'Other' })).find(({ status }) => status === 'UNREADABLE')
    expect(broken).toMatchObject({ status: 'UNREADABLE', problem: 'The mail does not say whom it is from.' })
  })

  it('is shown as text, whatever it is written in, and never turns the direction of reading', async () => {
    const html =
      'From: sam@outside.example\r\nMessage-ID: <html@x>\r\nContent-Type: text/html\r\n\r\n<style>p{}</style><p>One &amp; two</p><script>alert(1)</script><p>three \u202etxt</p>'
    await arrive(worker, 'arrivals/mail/html', Buffer.from(html))
    const id = await messages.idByUnique('mailId', 'html@x')
    expect((await read(id ?? '')).body).toBe('One & two\nthree txt')
  })

  it('holds dangerous attachments back with the reason, and types the others', async () => {
    const attachments = [file('Loss runs.pdf'), file('invoice.exe', 'MZ'), file('../../App\r\nlication.pdf')]
    const { id } = await comesIn({ subject: 'Files', attachments })
    const message = await read(id)
    expect(message.attachments).toMatchObject([
      { name: 'Loss runs.pdf', kind: 'LOSS_RUN', contentType: 'application/pdf', size: 8 },
      { name: 'invoice.exe', quarantined: 'It is a program, or a page that runs one.' },
      { name: '.._.._App lication.pdf', kind: 'OTHER' },
    ])
    const get = (index: number, actor = cast.underwriter) =>
      as(actor)(contract.getAttachment, { params: { attachmentId: message.attachments[index]?.id ?? '' } })
    const { url, fileName } = answered(await get(0))
    expect(await (await fetch(url)).text()).toBe('%PDF-1.7')
    expect(fileName).toBe('Loss runs.pdf')
    expect(await get(1)).toMatchObject({ status: 409, problem: { code: 'message.attachmentHeldBack' } })
    const missing = `${id}_9`
    expect(await una(contract.getAttachment, { params: { attachmentId: missing } })).toMatchObject({ status: 404 })
  })

  it('with a program is General and never spam, and tells that the program is held back, whatever it is called', async () => {
    for (const name of ['invoice.exe', 'ACORD application.exe', 'Loss runs.scr']) {
      const { id } = await comesIn({ subject: 'As promised', attachments: [file(name, 'MZ')] })
      const message = await read(id)
      expect(message).toMatchObject({
        category: 'General',
        because: `Nothing in it says what it is about. Held back: ${name}.`,
        attachments: [{ name, kind: 'OTHER', quarantined: 'It is a program, or a page that runs one.' }],
      })
      expect((await found({ category: 'Spam' })).map((hit) => hit.id)).not.toContain(id)
    }
  })

  it('in which its carrier found a virus is somebody’s business all the same, with everything that came along held back', async () => {
    const letter = { from: 'x@y.example', to, subject: `Bind ${quoteNumber}`, text: '', messageId: 'virus@x' }
    const raw = rawMail({ ...letter, attachments: [file('Signed.pdf')] })
    await arrive(worker, 'arrivals/mail/virus', Buffer.concat([Buffer.from('X-SES-Virus-Verdict: FAIL\r\n'), raw]))
    expect(await read((await messages.idByUnique('mailId', 'virus@x')) ?? '')).toMatchObject({
      category: 'Binders',
      because: 'The subject says “Bind”. Held back: Signed.pdf.',
      quoteId,
      attachments: [{ name: 'Signed.pdf', quarantined: 'The mail’s carrier found a virus in it.' }],
    })
  })

  it('that names a quote which was bound is about its policy too, where its certificate is made', async () => {
    const quote = await quotes.require(await desk.aPricedQuote(accountId))
    const binder = { id: 'pol_01JH0000000000000000000P01', policyNumber: 'PAL-US-1000001-01' }
    await commit([quotes.update(quote, { ...quote, binder })])
    const { id } = await comesIn({ subject: `Re: ${quote.quoteNumber}, certificate of insurance` })
    expect(await read(id)).toMatchObject({ quoteId: quote.id, policyId: binder.id, accountId })
  })

  it('of somebody who works for an agency is that agency’s', async () => {
    const ada = aUser({})
    await commit([users.create(ada)])
    const { id } = await comesIn({ from: ada.email, subject: 'Hello' })
    expect(await read(id)).toMatchObject({
      agencyId: ada.organizationId,
      matchedBy: `${ada.email} works for this agency.`,
    })
  })

  it('that its carrier holds for spam is filed as such and about nobody', async () => {
    const raw = rawMail({ from: 'x@spam.example', to, subject: quoteNumber, text: '', messageId: 'spam@x' })
    await arrive(worker, 'arrivals/mail/spam', Buffer.concat([Buffer.from('X-SES-Spam-Verdict: FAIL\r\n'), raw]))
    const id = await messages.idByUnique('mailId', 'spam@x')
    const spam = await read(id ?? '')
    expect(spam).toMatchObject({ category: 'Spam' })
    expect(spam.accountId).toBeUndefined()
  })
})

describe('a thread', () => {
  it('holds question and answer together, and is about what its first mail named', async () => {
    const first = await comesIn({ subject: `About ${quoteNumber}` })
    const answer = await write({ emailType: 'REPLY', inReplyTo: first.id, subject: `Re: About ${quoteNumber}` })
    await handOver(worker, 'message.sent', { messageId: answer })
    await handOver(worker, 'message.sent', { messageId: answer })
    const sent = outside.mailTo('sam@outside.example').filter(({ subject }) => subject.startsWith('Re: About'))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.replyTo).toBe(`submissions+${first.threadId.toLowerCase()}@us.palisade.example`)
    const back = await comesIn({ to: sent[0]?.replyTo ?? '', subject: 'Thanks' })
    const more = await comesIn({ subject: 'And another thing', inReplyTo: `mail-${mails}@outside.example` })
    expect([back.threadId, more.threadId]).toEqual([first.threadId, first.threadId])
    expect([back.emailType, more.emailType]).toEqual(['REPLY', 'FOLLOWUP'])
    expect(more).toMatchObject({ quoteId, matchedBy: 'Its thread is about it.' })
    const { thread } = await read(first.id)
    expect(thread.map(({ id }) => id)).toEqual([first.id, answer, back.id, more.id])
    expect((await found({ threadId: first.threadId })).map(({ id }) => id)).toEqual([more.id, back.id, first.id])
  })

  it('cannot be joined by making up its address', async () => {
    const stranger = await comesIn({ to: 'submissions+thr_01jh0000000000000000000000@us.palisade.example' })
    expect(stranger.threadId).not.toBe('thr_01JH0000000000000000000000')
  })
})

describe('what is written', () => {
  it('is a draft of its author’s alone until it is sent', async () => {
    const id = await draft({ subject: 'Half a sentence' })
    expect((await found({ folder: 'DRAFTS' })).map((hit) => hit.id)).toEqual([id])
    const other = cast.otherUnderwriter
    expect(await as(other)(contract.getMessage, { params: { messageId: id } })).toMatchObject({ status: 404 })
    expect(await draft({ id, subject: 'A whole one' })).toBe(id)
    expect(await read(id)).toMatchObject({ subject: 'A whole one', status: 'DRAFT' })
    expect(await write({ draftId: id })).toBe(id)
    expect(await read(id, other)).toMatchObject({ status: 'SENT', subject: 'Terms' })
    expect(await found({ folder: 'DRAFTS' })).toEqual([])
    expect((await found({ folder: 'SENT' })).map((hit) => hit.id)).toContain(id)
  })

  it('takes attachments along of what it passes on, and none that is held back', async () => {
    const { id } = await comesIn({ subject: 'Pass on', attachments: [file('Loss runs.pdf'), file('a.exe', 'MZ')] })
    const along = { emailType: 'FORWARD', inReplyTo: id, to: ['ida@claims.example'] }
    const sent = await write({ ...along, attachmentIds: [`${id}_1`] })
    await handOver(worker, 'message.sent', { messageId: sent })
    expect(outside.mailTo('ida@claims.example')[0]?.attachments).toMatchObject([{ fileName: 'Loss runs.pdf', size: 8 }])
    const refused = async (more: object) =>
      una(contract.sendMessage, { body: { subject: 'x', body: '', ...along, ...more } as never })
    expect(await refused({ attachmentIds: [`${id}_2`] })).toMatchObject({
      problem: { code: 'message.attachmentHeldBack' },
    })
    const strangers = (await comesIn({ attachments: [file('b.pdf')] })).id
    expect(await refused({ attachmentIds: [`${strangers}_1`] })).toMatchObject({
      problem: { code: 'message.notFound' },
    })
  })

  it('is nothing an agency or an insured reads or sends', async () => {
    for (const actor of [cast.producer, cast.policyHolder]) {
      expect(await as(actor)(contract.searchMessages, { query: {} as never })).toMatchObject({ status: 403 })
      expect(await as(actor)(contract.listMessageLabels, {})).toMatchObject({ status: 403 })
    }
  })
})

describe('a message is filed by people', () => {
  it('under labels that are counted, whatever their case', async () => {
    const [one, two] = [await comesIn({ subject: 'L1' }), await comesIn({ subject: 'L2' })]
    const label = (id: MessageId, body: object) =>
      una(contract.updateMessageLabels, { params: { messageId: id }, body })
    answered(await label(one.id, { labels: ['Waiting for broker'], category: 'Renewal' }))
    expect(answered(await label(two.id, { labels: ['waiting for BROKER', 'Waiting for broker'] })).labels).toEqual([
      'Waiting for broker',
    ])
    await desk.settle()
    expect(answered(await una(contract.listMessageLabels, {}))).toEqual([{ label: 'Waiting for broker', count: 2 }])
    expect((await found({ label: 'waiting for broker', category: 'Renewal' })).map(({ id }) => id)).toEqual([one.id])
    expect((await read(one.id)).because).toBe(`${cast.underwriter.name} says so.`)
  })

  it('to an account, and it stays so when the mail is read again', async () => {
    const { id } = await comesIn({ subject: 'Whose is it?' })
    const params = { messageId: id }
    answered(await una(contract.updateMessageLabels, { params, body: { accountId, category: 'CRS' } }))
    expect(await una(contract.reprocessMessage, { params })).toMatchObject({ status: 202 })
    await handOver(worker, 'message.reprocessRequested', { messageId: id })
    expect(await read(id)).toMatchObject({ accountId, companyName: 'Insured 1 Inc', category: 'CRS' })
    answered(await una(contract.updateMessageLabels, { params, body: { accountId: null } }))
    expect((await read(id)).accountId).toBeUndefined()
    const nobodys = AccountId.parse('acc_01JH0000000000000000000000')
    expect(await una(contract.updateMessageLabels, { params, body: { accountId: nobodys } })).toMatchObject({
      status: 404,
    })
  })
})

describe('a message that is read again', () => {
  it('is filed by the rules of today, and found where it is filed', async () => {
    const { id } = await comesIn({ subject: 'Certificate of insurance, please' })
    const before = await messages.byId(id)
    if (before === undefined) throw new Error('It is gone.')
    await commit([messages.update(before, { ...before, category: 'General', because: 'As it was filed once.' })])
    answered(await una(contract.reprocessMessage, { params: { messageId: id } }))
    await handOver(worker, 'message.reprocessRequested', { messageId: id })
    expect((await found({ category: 'CertRequest' })).map((hit) => hit.id)).toContain(id)
    expect((await found({ category: 'General' })).map((hit) => hit.id)).not.toContain(id)
  })
})

describe('a reply is suggested', () => {
  const from = `Sam Reed <${cast.producer.email}>`
  const suggested = async (letter: Partial<Letter>, instruction: string) => {
    const { id } = await comesIn(letter)
    return answered(await una(contract.suggestReply, { params: { messageId: id }, body: { instruction } }))
  }

  it('from what is on record, and nothing is sent', async () => {
    const before = outside.mailTo(cast.producer.email).length
    const { suggestion, basis } = await suggested({ from, subject: `Quote ${quoteNumber}: terms?` }, 'send the terms')
    expect(suggestion).toContain(`quote ${quoteNumber}`)
    expect(suggestion).toContain('Dear Sam,')
    expect(suggestion).toContain(cast.underwriter.name)
    expect(basis[0]).toBe('Filed as Submission.')
    expect(outside.mailTo(cast.producer.email)).toHaveLength(before)
  })

  it('that tells who has nothing to do with the business neither terms nor whose client it is', async () => {
    const { companyName, totalPremium } = await desk.read(quoteId)
    const premium = formatMoney(totalPremium, 'USD', 'en-US')
    const subject = `Quote ${quoteNumber}: terms?`
    const own = await suggested({ from, subject }, 'send the terms')
    expect(own.suggestion).toContain(companyName)
    expect(own.suggestion).toContain(premium)
    const strangers = ['Sam Reed <sam@outside.example>', `Rival <${cast.otherProducer.email}>`]
    for (const stranger of strangers)
      for (const wish of ['send the terms', 'ask for what is missing', 'decline'])
        for (const about of [subject, `Re: ${quoteNumber}, new business`]) {
          const { suggestion, basis } = await suggested({ from: stranger, subject: about }, wish)
          for (const untold of [companyName, premium, quoteNumber]) expect(suggestion).not.toContain(untold)
          expect(basis.at(-1)).toMatch(/^Nothing shows that .* has to do with it: nothing is said of it\.$/)
        }
  })
})

describe('a message of another status', () => {
  const sends: Readonly<Record<string, (id: MessageId) => Promise<unknown>>> = {
    createDraft: (id) => una(contract.createDraft, { body: { emailType: 'NEW', body: '', id } as never }),
    removeDraft: (messageId) => una(contract.removeDraft, { params: { messageId } }),
    reprocessMessage: (messageId) => una(contract.reprocessMessage, { params: { messageId } }),
    sendMessage: (id) =>
      una(contract.sendMessage, {
        body: { emailType: 'NEW', to: ['a@b.example'], subject: 's', body: '', draftId: id } as never,
      }),
  }

  it.each(Object.entries(sends))('refuses %s', async (name, send) => {
    const operation = (contract as unknown as Record<string, Operation>)[name]
    expect(operation?.problems).toContain('message.notAllowed')
    const id = await draft()
    await expectRefused({
      records: messages,
      id,
      life: messageLife,
      by: name,
      send: () => send(id) as never,
      problemIn: (status) => ({ code: 'message.notAllowed', data: { status } }),
    })
  })
})
