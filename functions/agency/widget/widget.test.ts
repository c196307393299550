import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { renderMail } from '#functions/messages/templates/renderMail.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import { createAccount, getAccount } from '#shared/contracts/account/accounts.ts'
import { searchEnquiries, settleEnquiry } from '#shared/contracts/agency/enquiries.ts'
import * as contract from '#shared/contracts/agency/widget.ts'
import { AccountId, AgencyId, type EnquiryId } from '#shared/domain/ids/ids.ts'
import { mostEnquiries, mostWidgetLogoBytes } from '#shared/domain/organizations/agencyWidget.ts'
import { enquiryLife } from '#shared/records/enquiry/enquiryLife.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { callerOf, eventOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { enquiries } from '../store/enquiries.ts'
import { widgetPage } from './widgetPage.ts'

const as = callerOf(handler)
const agencyId = AgencyId.parse(castIds.agency(1))
const params = { agencyId }
const addresses = ['https://www.agency1.example']
const visitor = { company: 'Oak Dental', firstName: 'Ida', lastName: 'Moreau', email: 'ida@oak.example' }

let table: TestTable
beforeAll(async () => {
  table = await startTable()
  process.env.PUBLIC_URL = 'https://us.test.example'
  await bookAgencies()
})
afterAll(() => table.stop())
beforeEach(async () => {
  expect(await as(cast.agencyAdmin)(contract.updateAgencyWidget, { params, body: { addresses } })).toMatchObject({
    value: { addresses },
  })
})

const opened = async (query: object = {}, id: string = agencyId) => {
  const answer = await handler(
    eventOf(contract.getWidgetPage, { params: { agencyId: id }, query }, undefined),
    {} as never,
  )
  return {
    status: answer.statusCode,
    headers: answer.headers ?? {},
    html: Buffer.from(answer.body ?? '', 'base64').toString(),
  }
}

let senders = 0
const sent = async (fields: Readonly<Record<string, string>>, sourceIp?: string) => {
  senders += 1
  const answer = await handler(
    eventOf(contract.sendWidgetEnquiry, { params, body: new URLSearchParams(fields).toString() }, undefined, {
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      sourceIp: sourceIp ?? `192.0.2.${senders}`,
    }),
    {} as never,
  )
  return {
    status: answer.statusCode,
    headers: answer.headers ?? {},
    html: Buffer.from(answer.body ?? '', 'base64').toString(),
  }
}

const letters = async () => {
  const asked = (await eventsOf(table)).flatMap(({ name, detail }) =>
    name === 'mail.requested' ? [detail.mailId] : [],
  )
  return (await outgoingMails.byIds(asked)).filter(({ template }) => template === 'enquiryReceived')
}

describe('the form of an agency', () => {
  it('is opened and closed by its administrators alone', async () => {
    const change = (actor: Parameters<typeof as>[0]) =>
      as(actor)(contract.updateAgencyWidget, { params, body: { addresses: ['https://evil.example'] } })
    expect(await change(cast.agent)).toMatchObject({ status: 403 })
    expect(await change({ ...cast.otherProducer, role: 'Agency Admin' })).toMatchObject({ status: 404 })
    expect(await as(cast.agent)(contract.removeAgencyWidget, { params })).toMatchObject({ status: 403 })
    expect((await agencies.require(agencyId)).widget).toEqual({ addresses })
    for (let times = 0; times < 2; times += 1)
      expect(await as(cast.agencyAdmin)(contract.removeAgencyWidget, { params })).toMatchObject({ status: 204 })
    expect((await opened()).status).toBe(404)
  })

  it('takes no address that would let others show it', async () => {
    for (const address of [
      '*',
      'https://*.example',
      "https://a.example; script-src 'unsafe-inline'",
      'https://a.example/x',
    ])
      expect(
        await as(cast.agencyAdmin)(contract.updateAgencyWidget, { params, body: { addresses: [address] } }),
      ).toMatchObject({ status: 400 })
  })

  it('is there of no agency that has opened none, is held, or is unknown', async () => {
    expect((await opened({}, castIds.agency(2))).status).toBe(404)
    expect((await opened({}, castIds.agency(9))).status).toBe(404)
    const agency = await agencies.require(agencyId)
    await commit([agencies.update(agency, { ...agency, status: 'SUSPENDED' })])
    expect((await opened()).status).toBe(404)
    expect((await sent(visitor)).status).toBe(404)
    const held = await agencies.require(agencyId)
    await commit([agencies.update(held, { ...held, status: 'ACTIVE' })])
  })

  it('runs no script, sets no cookie, fetches nothing, and is shown by the listed pages alone', async () => {
    const { status, headers, html } = await opened()
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html')
    const style = createHash('sha256')
      .update(/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '')
      .digest('base64')
    expect(headers['content-security-policy']).toBe(
      [
        "default-src 'none'",
        "base-uri 'none'",
        'form-action https://us.test.example',
        "frame-ancestors 'self' https://www.agency1.example",
        'img-src data:',
        `style-src 'sha256-${style}'`,
      ].join('; '),
    )
    expect(headers).not.toHaveProperty('set-cookie')
    expect(html).not.toMatch(/<script|\son\w+=|https?:\/\//)
  })

  it('is in the agency’s colours, and in its region’s language', async () => {
    const agency = await agencies.require(agencyId)
    await commit([agencies.update(agency, { ...agency, colours: { light: '#7a1f5c', dark: '#e9a3cf' } })])
    const { html } = await opened()
    expect(html).toContain('--main:#7a1f5c')
    expect(html).toContain('--main:#e9a3cf')
    expect(html).toContain('lang="en-US"')
  })

  it('is filled in by its address, as text and never as markup', async () => {
    const { html } = await opened({ company: '"><script>alert(1)</script>', email: "o'neil@oak.example" })
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(html).toContain('value="o&#39;neil@oak.example"')
    expect(html).not.toContain('<script>')
  })

  it('weighs less than 60 kB with the largest logo that it shows', () => {
    const logo = new Uint8Array(mostWidgetLogoBytes)
    const agency = { id: agencyId, name: 'Agency 1', phone: '(503) 555-0117', email: 'a@b.example', logo }
    const typed = { message: '&'.repeat(1000), company: '&'.repeat(120) }
    const page = widgetPage(agency, { shows: 'form', typed }, 'en-US')
    expect(Buffer.byteLength(page)).toBeLessThan(60_000)
  })
})

describe('a visitor’s enquiry', () => {
  it('is a letter to the agency’s contact, and thanked for', async () => {
    const { status, html, headers } = await sent({ ...visitor, phone: '415 555 0132', message: 'Two practices.' })
    expect(status).toBe(200)
    expect(html).toContain('Thank you')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://www.agency1.example")
    const [letter] = (await letters()).slice(-1)
    expect(letter).toMatchObject({
      to: 'office@agency1.example',
      data: {
        company: 'Oak Dental',
        from: { name: 'Ida Moreau', email: 'ida@oak.example' },
        message: 'Two practices.',
      },
    })
    const mail = await renderMail('enquiryReceived', (letter?.data ?? {}) as never)
    expect(mail.text).toContain('Nobody has checked who they are')
    expect(mail.text).toContain('Two practices.')
  })

  it('comes back with what is wrong, and with what was typed', async () => {
    const before = (await letters()).length
    const { status, html } = await sent({ company: 'Oak <Dental>', email: 'ida' })
    expect(status).toBe(200)
    expect(html).toContain('Tell us your first name')
    expect(html).toContain('aria-describedby="email-fault"')
    expect(html).toContain('value="Oak &lt;Dental&gt;"')
    expect(await letters()).toHaveLength(before)
  })

  it('of a program that fills in what nobody sees is thanked for, and not heard', async () => {
    const before = (await letters()).length
    expect((await sent({ ...visitor, fax: '1' })).html).toContain('Thank you')
    expect(await letters()).toHaveLength(before)
  })

  it('is one of ten an hour from an address; then the agency’s phone is told', async () => {
    const before = (await letters()).length
    for (let count = 0; count < mostEnquiries.ofAddress; count += 1)
      await sent({ ...visitor, message: `Call ${count}` }, '198.51.100.7')
    const { html } = await sent(visitor, '198.51.100.7')
    expect(html).toContain('Please call us')
    expect(html).toContain('(503) 555-0117')
    expect(await letters()).toHaveLength(before + mostEnquiries.ofAddress)
  })
})

describe('an enquiry in the agency’s list', () => {
  const waiting = async (actor = cast.producer, status?: 'CLOSED' | 'OPEN' | 'TAKEN') =>
    answered(await as(actor)(searchEnquiries, { query: status === undefined ? {} : { status } })).hits
  const of = async (company: string, status?: 'CLOSED' | 'OPEN' | 'TAKEN') =>
    (await waiting(cast.producer, status)).filter((each) => each.company === company)
  const settle = (enquiryId: EnquiryId, body: BodyOf<typeof settleEnquiry>, actor = cast.producer) =>
    as(actor)(settleEnquiry, { params: { enquiryId }, body })
  const asked = async (company: string, more: Readonly<Record<string, string>> = {}) => {
    await sent({ ...visitor, company, ...more })
    const [enquiry] = await of(company)
    if (enquiry === undefined) throw new Error('Nothing is in the list')
    return enquiry
  }

  it('waits with all that was told, the latest first', async () => {
    await asked('Ash Mills', { phone: '415 555 0132', website: 'ash.example', message: 'Two mills.' })
    await asked('Birch Farm')
    expect((await waiting()).slice(0, 2)).toMatchObject([
      { company: 'Birch Farm', status: 'OPEN' },
      {
        company: 'Ash Mills',
        website: 'ash.example',
        message: 'Two mills.',
        contact: { firstName: 'Ida', lastName: 'Moreau', email: 'ida@oak.example', phone: '415 555 0132' },
      },
    ])
  })

  it('is one, and one letter, however often the same is sent; another word is another', async () => {
    const before = (await letters()).length
    await Promise.all([1, 2, 3].map(() => sent({ ...visitor, company: 'Cedar Law' })))
    expect((await sent({ ...visitor, company: 'Cedar Law' })).html).toContain('Thank you')
    expect(await of('Cedar Law')).toHaveLength(1)
    expect(await letters()).toHaveLength(before + 1)
    await sent({ ...visitor, company: 'Cedar Law', message: 'Please call today.' })
    expect(await of('Cedar Law')).toHaveLength(2)
  })

  it('is the agency’s own: neither another agency, nor staff, nor who is bound to a team finds it', async () => {
    const { id } = await asked('Fir & Sons')
    for (const actor of [cast.otherProducer, cast.agent]) {
      expect((await waiting(actor)).map(({ company }) => company)).not.toContain('Fir & Sons')
      expect(await settle(id, { decision: 'close', reason: 'Mine' }, actor)).toMatchObject({ status: 404 })
    }
    for (const actor of [cast.policyHolder, cast.underwriter])
      expect(await as(actor)(searchEnquiries, { query: {} })).toMatchObject({ status: 403 })
  })

  it('is taken up with an account, of which whoever asked becomes the contact, unless it has one', async () => {
    const { id } = await asked('Hazel Inn', { phone: '(415) 555-0132' })
    const { id: made } = answered(
      await callerOf(accountHandler)(cast.producer)(createAccount, { body: { name: 'Hazel Inn', state: 'CA' } }),
    )
    const accountId = AccountId.parse(made)
    expect(await settle(id, { decision: 'take', accountId })).toMatchObject({
      value: { status: 'TAKEN', settled: { accountId } },
    })
    const account = () => callerOf(accountHandler)(cast.producer)(getAccount, { params: { accountId } })
    expect(await account()).toMatchObject({
      value: {
        policyContactFirstName: 'Ida',
        policyContactLastName: 'Moreau',
        policyContactEmail: 'ida@oak.example',
        policyContactPhone: '14155550132',
      },
    })
    const other = await asked('Hazel Inn', { email: 'max@hazel.example', firstName: 'Max' })
    await settle(other.id, { decision: 'take', accountId })
    expect(await account()).toMatchObject({ value: { policyContactEmail: 'ida@oak.example' } })
    expect(await of('Hazel Inn')).toEqual([])
    expect(await of('Hazel Inn', 'TAKEN')).toHaveLength(2)
  })

  it('brings its website to an account that has none, as a domain that is scanned', async () => {
    const domainAfter = async (company: string, website: string) => {
      const { id } = await asked(company, { website })
      const body = { name: company, state: 'CA' }
      const { id: made } = answered(await callerOf(accountHandler)(cast.producer)(createAccount, { body }))
      const params = { accountId: AccountId.parse(made) }
      const { value } = (await settle(id, { decision: 'take', ...params })) as { value: { status: string } }
      expect(value.status).toBe('TAKEN')
      const account = answered(await callerOf(accountHandler)(cast.producer)(getAccount, { params }))
      return { domainName: account.domainName, ...params }
    }
    const { domainName, accountId } = await domainAfter('Juno Works', 'https://www.Juno-Works.example/about')
    expect(domainName).toBe('juno-works.example')
    expect((await eventsOf(table)).map(({ detail }) => detail)).toContainEqual({ accountId })
    const others = [
      'on Facebook',
      'https://m.facebook.com/kale',
      'gmail.com',
      'http://files.internal/',
      'javascript:x.com',
    ]
    for (const website of others)
      expect((await domainAfter(`Kale Bar ${others.indexOf(website)}`, website)).domainName, website).toBeUndefined()
  })

  it('is taken up with no account that is not theirs', async () => {
    const { id } = await asked('Ivy House')
    const { id: made } = answered(
      await callerOf(accountHandler)(cast.otherProducer)(createAccount, { body: { name: 'Ivy House', state: 'CA' } }),
    )
    const accountId = AccountId.parse(made)
    expect(await settle(id, { decision: 'take', accountId })).toMatchObject({ problem: { code: 'account.notFound' } })
  })

  it('is closed with a reason, and opened again; the same words are then another enquiry while it is closed', async () => {
    const { id } = await asked('Juniper Ltd')
    expect(await settle(id, { decision: 'close', reason: 'Too small' })).toMatchObject({
      value: { status: 'CLOSED', settled: { reason: 'Too small' } },
    })
    expect(answered(await settle(id, { decision: 'reopen' }))).not.toHaveProperty('settled')
    await settle(id, { decision: 'close', reason: 'Too small' })
    const again = await asked('Juniper Ltd')
    expect(again.id).not.toBe(id)
    expect(await settle(id, { decision: 'reopen' })).toMatchObject({ problem: { code: 'enquiry.openAgain' } })
  })

  it.each(['take', 'close', 'reopen'] as const)('refuses to %s it where its life has no such step', async (action) => {
    const { id } = await asked(`Kiwi ${action}`)
    const bodies = {
      take: { decision: 'take', accountId: AccountId.parse(castIds.account(1)) },
      close: { decision: 'close', reason: 'No' },
      reopen: { decision: 'reopen' },
    } as const
    await expectRefused({
      ...{ records: enquiries, id, life: enquiryLife, by: 'settleEnquiry', action },
      send: () => settle(id, bodies[action]),
      problemIn: (status) => ({ code: 'enquiry.notAllowed', data: { status } }),
    })
  })
})

it('the script is for pages of others, and puts a frame that runs nothing', async () => {
  const answer = await handler(eventOf(contract.getWidgetScript, {}, undefined), {} as never)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=3600',
  })
  const script = Buffer.from(answer.body ?? '', 'base64').toString()
  const made = { style: {}, setAttribute: (name: string, value: string) => Object.assign(made, { [name]: value }) }
  const current = {
    src: 'https://us.test.example/api/agency/v1/widget.js',
    parentElement: { clientWidth: 390 },
    dataset: { agency: 'agy_1', company: 'Oak & Co', other: 'x' },
    after: (frame: unknown) => expect(frame).toBe(made),
  }
  const document = { currentScript: current, createElement: () => made }
  new Function('document', script)(document)
  expect(made).toMatchObject({
    height: 1080,
    sandbox: 'allow-forms allow-popups allow-popups-to-escape-sandbox',
    src: 'https://us.test.example/api/agency/v1/widget/agy_1?company=Oak+%26+Co',
  })
})
