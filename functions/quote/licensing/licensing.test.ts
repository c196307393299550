import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { type AgencyLicenseRecord, agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import { agentLicenses } from '#functions/directory/store/agentLicenses.ts'
import { surplusLicenses } from '#functions/directory/store/surplusLicenses.ts'
import { users } from '#functions/directory/store/users.ts'
import { agentIssueQuote, bindQuote, issueQuote } from '#shared/contracts/quote/binding.ts'
import * as contract from '#shared/contracts/quote/licensing.ts'
import { listQuoteNotes } from '#shared/contracts/quote/notes.ts'
import {
  type AccountId,
  AgencyLicenseId,
  AgentLicenseId,
  type QuoteId,
  SurplusLicenseId,
} from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'
import { mustBeLicensed } from './mustBeLicensed.ts'

const at = '2026-01-05T09:00:00.000Z'
let desk: QuoteDesk
let accountId: AccountId
let home: string
beforeAll(async () => {
  desk = await openQuoteDesk()
})
beforeEach(async () => {
  accountId = await desk.anAccount()
})
afterEach(async () => {
  const left = await agencyLicenses.byIds(ids)
  if (left.length > 0) await commit(left.map((license) => agencyLicenses.remove(license)))
})
afterAll(() => desk.close())

let made = 0
const ids: AgencyLicenseId[] = []
const ulid = () => {
  made += 1
  return `01JH0000000000000000000M${String(made).padStart(2, '0')}`
}
const fields = {
  agencyName: 'Agency 1',
  kind: 'PRODUCER' as const,
  linesOfAuthority: ['CASUALTY' as const],
  expirationDate: '2099-12-31' as const,
  created: at,
  updated: at,
} as const

const anAgencyLicense = async (more: Partial<AgencyLicenseRecord> = {}) => {
  const license = {
    ...fields,
    id: AgencyLicenseId.parse(`agl_${ulid()}`),
    agencyId: castIds.agency(1),
    number: `A ${made}`,
  }
  await commit([agencyLicenses.create({ ...license, linesOfAuthority: ['CASUALTY'], ...more })])
  ids.push(license.id)
  return license.id
}
const forget = async (id: AgencyLicenseId) => commit([agencyLicenses.remove(await agencyLicenses.require(id))])

const licensing = async (quoteId: QuoteId, actor: Parameters<QuoteDesk['as']>[0] = cast.producer) =>
  answered(await desk.as(actor)(contract.getQuoteLicensing, { params: { quoteId } }))
const rules = async (quoteId: QuoteId) => (await licensing(quoteId)).reasons.map(({ ruleId }) => ruleId)
const bind = (quoteId: QuoteId) => desk.as(cast.producer)(bindQuote, { params: { quoteId }, body: {} })
const override = (quoteId: QuoteId, actor: Parameters<QuoteDesk['as']>[0] = cast.superAdmin) =>
  desk.as(actor)(contract.overrideQuoteLicensing, {
    params: { quoteId },
    body: { reason: 'Renewal seen at the register' },
  })

describe('a quote of an agency', () => {
  it('without a license on record is told of as not verified, and is bound', async () => {
    const quoteId = await desk.aRequestedQuote(accountId)
    home = (await desk.read(quoteId)).firmographicData.state ?? ''
    expect(await licensing(quoteId)).toMatchObject({
      standing: 'NOT_VERIFIED',
      reasons: [{ ruleId: 'license.agency.notVerified', threshold: home, blocks: false, cure: expect.any(String) }],
    })
    expect(await desk.as(cast.otherProducer)(contract.getQuoteLicensing, { params: { quoteId } })).toMatchObject({
      status: 404,
    })
    expect(await bind(quoteId)).toMatchObject({ ok: true })
  })

  it('whose licenses are of other states is not bound, with the cure; and is, once the license is entered', async () => {
    await anAgencyLicense({ state: home === 'LA' ? 'MT' : 'LA' })
    const quoteId = await desk.aRequestedQuote(accountId)
    expect((await licensing(quoteId)).standing).toBe('NOT_LICENSED')
    expect(await bind(quoteId)).toMatchObject({
      status: 409,
      problem: {
        code: 'quote.notLicensed',
        detail: `None of the agency’s licenses is of ${home}. Enter the agency’s license of ${home}, or have somebody sell this who has one.`,
        data: { rules: 'license.agency.state' },
      },
    })
    expect((await desk.read(quoteId)).agencyStatus).toBe('REQUESTED')
    await anAgencyLicense({ state: home })
    expect(await licensing(quoteId)).toEqual({ standing: 'LICENSED', reasons: [] })
    expect(await bind(quoteId)).toMatchObject({ ok: true })
  })

  it('whose license has expired since it was bound is not issued, by whichever way, staff with a note neither', async () => {
    const quoteId = await desk.aRequestedQuote(accountId)
    answered(await bind(quoteId))
    await desk.attest(quoteId)
    const expired = await anAgencyLicense({ state: home, expirationDate: '2026-01-31' })
    const refused = { status: 409, problem: { code: 'quote.notLicensed' } }
    const params = { quoteId }
    expect(await desk.as(cast.producer)(agentIssueQuote, { params, body: {} })).toMatchObject(refused)
    expect(await desk.as(cast.underwriter)(issueQuote, { params, body: { note: 'Seen' } })).toMatchObject(refused)
    await forget(expired)
    expect(await desk.as(cast.producer)(agentIssueQuote, { params, body: {} })).toMatchObject({ status: 202 })
  })

  it('is let through by the provider’s administrators with a reason that is kept, for those rules and no other', async () => {
    await anAgencyLicense({ state: home === 'LA' ? 'MT' : 'LA' })
    const quoteId = await desk.aRequestedQuote(accountId)
    for (const actor of [cast.agencyAdmin, cast.underwriter])
      expect(await override(quoteId, actor)).toMatchObject({ status: 403 })
    const cleared = answered(await override(quoteId))
    expect(cleared).toMatchObject({
      standing: 'NOT_VERIFIED',
      reasons: [{ ruleId: 'license.agency.state', blocks: false }],
      override: { by: cast.superAdmin.name, reason: 'Renewal seen at the register', rules: ['license.agency.state'] },
    })
    expect(await override(quoteId)).toMatchObject({ status: 409, problem: { code: 'quote.alreadyLicensed' } })
    expect((await licensing(quoteId)).override).toBeUndefined()
    const notes = answered(await desk.as(cast.underwriter)(listQuoteNotes, { query: { quoteId } }))
    expect(JSON.stringify(notes)).toContain('Renewal seen at the register')
    const expired = await anAgencyLicense({ state: home, expirationDate: '2026-01-31' })
    expect(await bind(quoteId)).toMatchObject({ problem: { data: { rules: 'license.agency.expired' } } })
    await forget(expired)
    expect(await bind(quoteId)).toMatchObject({ ok: true })
  })

  it('is told of before it is requested, where it is going to be sold', async () => {
    const ask = (actor: Parameters<QuoteDesk['as']>[0] = cast.producer) =>
      desk.as(actor)(contract.getAccountLicensing, { params: { accountId } })
    expect(answered(await ask())).toMatchObject({ standing: 'NOT_VERIFIED' })
    await anAgencyLicense({ state: home === 'LA' ? 'MT' : 'LA' })
    expect(answered(await ask())).toMatchObject({
      standing: 'NOT_LICENSED',
      reasons: [{ ruleId: 'license.agency.state', threshold: home, blocks: true, cure: expect.any(String) }],
    })
    expect(await ask(cast.otherProducer)).toMatchObject({ status: 404 })
    await anAgencyLicense({ state: home })
    expect(answered(await ask())).toEqual({ standing: 'LICENSED', reasons: [] })
  })

  it('that is a location sells under the licenses of the firm, unless it has its own', async () => {
    const agency = await agencies.require(castIds.agency(1))
    const { parentId: _, ...bare } = agency
    await commit([agencies.update(agency, { ...agency, parentId: castIds.agency(2) })])
    await anAgencyLicense({ agencyId: castIds.agency(2), state: home })
    const quoteId = await desk.aRequestedQuote(accountId)
    expect(await licensing(quoteId)).toEqual({ standing: 'LICENSED', reasons: [] })
    const own = await anAgencyLicense({ state: home, expirationDate: '2026-01-31' })
    expect(await rules(quoteId)).toEqual(['license.agency.expired'])
    await forget(own)
    await commit([agencies.update(await agencies.require(agency.id), bare)])
    expect(await rules(quoteId)).toEqual(['license.agency.notVerified'])
  })

  it('asks for the license of its agent in the same way', async () => {
    await commit([
      users.create(aUser({ id: cast.producer.userId, email: cast.producer.email, organizationId: castIds.agency(1) })),
      agentLicenses.create({
        ...fields,
        linesOfAuthority: ['CASUALTY'],
        id: AgentLicenseId.parse(`ali_${ulid()}`),
        agencyId: castIds.agency(1),
        agentId: cast.producer.userId,
        agentFirstName: 'Ana',
        agentLastName: 'Silva',
        agentEmail: cast.producer.email,
        state: home === 'LA' ? 'MT' : 'LA',
        number: 'P 1',
      }),
    ])
    const quoteId = await desk.aRequestedQuote(accountId)
    expect(await rules(quoteId)).toEqual(['license.agent.state', 'license.agency.notVerified'])
    expect(await bind(quoteId)).toMatchObject({ problem: { code: 'quote.notLicensed' } })
    // Another email does not lead around it.
    const user = await users.require(cast.producer.userId)
    await commit([users.update(user, { ...user, email: 'married@agency1.example' })])
    expect(await rules(quoteId)).toEqual(['license.agent.state', 'license.agency.notVerified'])
    const [own] = await agentLicenses.every({ scopes: [`agent:${cast.producer.userId}`] })
    const stored = await agentLicenses.require(own?.id ?? '')
    await commit([agentLicenses.update(stored, { ...stored, state: home })])
    expect(await rules(quoteId)).toEqual(['license.agency.notVerified'])
    await commit([agentLicenses.remove(await agentLicenses.require(stored.id))])
  })

  it('of surplus lines asks for a surplus lines license of the home state besides', async () => {
    const quoteId = await desk.aRequestedQuote(accountId)
    const quote = { ...(await quotes.require(quoteId)), isSurplus: true }
    const refused = () =>
      mustBeLicensed(quote, new Date().toISOString()).then(
        () => undefined,
        (error) => error.code,
      )
    expect(await refused()).toBe('quote.notLicensed')
    const license = {
      id: SurplusLicenseId.parse(`sll_${ulid()}`),
      agencyId: castIds.agency(1),
      brokerFirstName: 'Bo',
      brokerLastName: 'Reed',
      brokerEmail: 'bo@agency1.example',
      surplusLicenseNumber: 'S 1',
      surplusLinesState: home === 'LA' ? 'MT' : 'LA',
      signatureOnFile: false,
      created: at,
      updated: at,
    } as const
    await commit([surplusLicenses.create(license)])
    expect(await refused()).toBe('quote.notLicensed')
    const stored = await surplusLicenses.require(license.id)
    await commit([surplusLicenses.update(stored, { ...license, surplusLinesState: home })])
    expect(await refused()).toBeUndefined()
  })
})
