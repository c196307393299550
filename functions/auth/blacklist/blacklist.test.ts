import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import {
  appealBlacklist,
  createBlacklistedDomain,
  createUser,
  listBlacklistedDomains,
  removeBlacklistedDomain,
  searchBlacklistAppeals,
  settleBlacklistAppeal,
} from '#shared/contracts/auth/index.ts'
import { type AgencyId, BlacklistAppealId } from '#shared/domain/ids/ids.ts'
import { blacklistAppealLife } from '#shared/records/blacklistAppeal/blacklistAppealLife.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { cast } from '#tests/cast/actors.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { callerOf } from '#tests/support/operation.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { handler } from '../index.ts'
import { blacklistAppeals } from '../store/blacklistAppeals.ts'

const as = callerOf(handler)

let identity: Identity
let agencyId: AgencyId
beforeAll(async () => {
  identity = await startIdentity()
  agencyId = (await anAgency()) as AgencyId
})
afterAll(() => identity.stop())

const block = (name: string, reason?: string) =>
  as(cast.superAdmin)(createBlacklistedDomain, { body: { name, ...(reason && { reason }) } })
const invite = (email: string) =>
  as(cast.superAdmin)(createUser, {
    body: {
      ...{ firstName: 'Jo', lastName: 'Doe', email, phone: '2125550143', roleId: 'Agency Admin' },
      ...{ accountIds: [agencyId], npn: '1234567890', primaryContact: false, billingContact: false },
    },
  })

describe('a blacklisted domain', () => {
  it('is listed with its reason, ten asked for being 25', async () => {
    expect(await block('spam.example', 'Sends forged orders')).toMatchObject({ status: 201 })
    const list = await as(cast.superAdmin)(listBlacklistedDomains, { query: { size: 10 } })
    expect(list).toMatchObject({
      value: { size: 25, content: [{ name: 'spam.example', reason: 'Sends forged orders' }] },
    })
    expect(await block('SPAM.example')).toMatchObject({ status: 409, problem: { code: 'blacklist.exists' } })
  })

  it('has nobody of it, or of a domain below it, invited, and says whom to ask', async () => {
    for (const email of ['jo@spam.example', 'jo@mail.spam.example'])
      expect(await invite(email)).toMatchObject({
        status: 422,
        problem: { code: 'blacklist.refused', data: { domain: 'spam.example' } },
      })
    expect(await invite('jo@notspam.example')).toMatchObject({ ok: true })
  })

  it('is told beforehand whom it would shut out, and blacklisted once that is meant', async () => {
    const theirs = await anAgency({ name: 'Pier Insurance' })
    const agency = await agencies.require(theirs)
    await commit([agencies.update(agency, { ...agency, hostname: 'www.pier-insurance.example' })])
    await aPerson('ann@pier-insurance.example', { organizationId: theirs, accountType: 'AGENCY', role: 'Agency Admin' })
    await aPerson('bob@notpier-insurance.example', { organizationId: theirs, accountType: 'AGENCY', role: 'Agent' })
    await settlerOf(identity.table)()
    expect(await block('pier-insurance.example')).toMatchObject({
      status: 409,
      problem: {
        code: 'blacklist.shutsOut',
        data: { who: 'Pier Insurance, 1 person who signs in' },
      },
    })
    const meant = { body: { name: 'pier-insurance.example', evenSo: true } }
    expect(await as(cast.superAdmin)(createBlacklistedDomain, meant)).toMatchObject({ status: 201 })
  })

  it('is never the provider’s own', async () => {
    for (const own of ['palisade.example'])
      expect(await block(own)).toMatchObject({ status: 422, problem: { code: 'blacklist.ownDomain' } })
    expect(await block('nonsense')).toMatchObject({ problem: { errors: [{ detail: 'Not a valid domain name' }] } })
  })

  it('may come back', async () => {
    const remove = () => as(cast.superAdmin)(removeBlacklistedDomain, { params: { domainName: 'spam.example' } })
    expect(await remove()).toMatchObject({ ok: true })
    expect(await remove()).toMatchObject({ status: 404, problem: { code: 'blacklist.notFound' } })
    expect(await invite('jo@spam.example')).toMatchObject({ ok: true })
  })

  it('is the business of who keeps the blacklist', async () => {
    for (const by of [cast.underwriter, cast.agencyAdmin])
      expect(await as(by)(createBlacklistedDomain, { body: { name: 'spam.example' } })).toMatchObject({ status: 403 })
  })
})

describe('an appeal against a blacklisted domain', () => {
  const domain = 'appealed.example'
  const appeal = (by: Actor, name = domain) =>
    as(by)(appealBlacklist, { body: { domain: name, reason: 'Our client of ten years.' } })
  const waiting = async (status: 'ACCEPTED' | 'OPEN' | 'REFUSED' = 'OPEN') =>
    answered(await as(cast.superAdmin)(searchBlacklistAppeals, { query: { status } as never })).hits
  const settle = (appealId: string, decision: 'accept' | 'refuse') =>
    as(cast.superAdmin)(settleBlacklistAppeal, {
      params: { appealId: BlacklistAppealId.parse(appealId) },
      body: { decision, answer: 'We have spoken to them.' },
    })

  it('is made by who was refused, once at a time for their organization, and staff are told', async () => {
    await block(domain, 'Sends forged orders')
    const made = answered(await appeal(cast.producer))
    expect(await appeal(cast.agencyAdmin)).toMatchObject({ status: 409, problem: { code: 'blacklist.appealOpen' } })
    expect(await appeal(cast.otherProducer)).toMatchObject({ status: 201 })
    expect(await appeal(cast.producer, 'free.example')).toMatchObject({ problem: { code: 'blacklist.notFound' } })
    expect(await waiting()).toMatchObject([
      { id: made.id, domain, status: 'OPEN', by: { name: cast.producer.name, email: cast.producer.email } },
      { domain },
    ])
    const { support } = regionOf('us')
    expect(await identity.mailCount(support.email)).toBe(2)
    expect(await identity.lastMail(support.email)).toMatchObject({ template: 'blacklistAppealed', data: { domain } })
  })

  it('is read and settled by who keeps the blacklist alone', async () => {
    const [first] = await waiting()
    for (const by of [cast.producer, cast.underwriter]) {
      expect(await as(by)(searchBlacklistAppeals, { query: {} as never })).toMatchObject({ status: 403 })
      const params = { appealId: BlacklistAppealId.parse(first?.id) }
      const body = { decision: 'accept', answer: 'Mine.' } as const
      expect(await as(by)(settleBlacklistAppeal, { params, body })).toMatchObject({ status: 403 })
    }
  })

  it('that is refused leaves the domain where it is, and who asked reads why', async () => {
    const [first] = await waiting()
    expect(await settle(first?.id ?? '', 'refuse')).toMatchObject({
      value: { status: 'REFUSED', settled: { answer: 'We have spoken to them.' } },
    })
    expect(await invite(`jo@${domain}`)).toMatchObject({ problem: { code: 'blacklist.refused' } })
    expect(await identity.lastMail(cast.producer.email)).toMatchObject({
      template: 'blacklistAppealSettled',
      data: { accepted: false, answer: 'We have spoken to them.' },
    })
  })

  it.each(['accept', 'refuse'] as const)('is settled once: %s it is refused after that', async (action) => {
    const [{ id } = { id: '' }] = await waiting('REFUSED')
    await expectRefused({
      ...{ records: blacklistAppeals, id, life: blacklistAppealLife, by: 'settleBlacklistAppeal', action },
      send: () => settle(id, action),
      problemIn: (status) => ({ code: 'blacklist.appealNotAllowed', data: { status } }),
    })
  })

  it('that is accepted takes the domain off the blacklist', async () => {
    answered(await appeal(cast.producer, domain))
    const mine = (await waiting()).find(({ by }) => by.email === cast.producer.email)
    expect(await settle(mine?.id ?? '', 'accept')).toMatchObject({ value: { status: 'ACCEPTED' } })
    expect(await invite(`jo@${domain}`)).toMatchObject({ ok: true })
  })
})
