import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { renderMail } from '#functions/messages/templates/renderMail.ts'
import * as contract from '#shared/contracts/agency/widget.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { mostEnquiries, mostWidgetLogoBytes } from '#shared/domain/organizations/agencyWidget.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf, eventOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
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
    for (let count = 0; count < mostEnquiries.ofAddress; count += 1) await sent(visitor, '198.51.100.7')
    const { html } = await sent(visitor, '198.51.100.7')
    expect(html).toContain('Please call us')
    expect(html).toContain('(503) 555-0117')
    expect(await letters()).toHaveLength(before + mostEnquiries.ofAddress)
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
