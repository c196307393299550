import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/account/index.ts'
import { type PersonaRecord, personas } from '#functions/directory/store/personas.ts'
import { handler as quoteWorker } from '#functions/quote/worker.ts'
import { createAccount, getAccount, searchAccounts } from '#shared/contracts/account/accounts.ts'
import { searchPersonaRecords } from '#shared/contracts/account/personas.ts'
import { addAgencyToAggregator, removeAgencyFromAggregator } from '#shared/contracts/account/relationships.ts'
import * as contract from '#shared/contracts/account/submissions.ts'
import { AccountId, AgencyId, PersonaId } from '#shared/domain/ids/ids.ts'
import { cast, castIds, partnerOf } from '#tests/cast/actors.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'

const as = callerOf(handler)
const aggregatorId = PersonaId.parse('org_01JH0000000000000000000D01')
const aggregator = partnerOf('DIGITAL', 'Corp Admin', aggregatorId)
const stranger = partnerOf('DIGITAL', 'Corp Admin', PersonaId.parse('org_01JH0000000000000000000D02'))
const params = { agencyId: AgencyId.parse(castIds.agency(1)) }
const anAggregator = (id: PersonaId): PersonaRecord => ({
  ...{ id, type: 'da', name: `Compare ${id.slice(-2)}`, status: 'ACTIVE', enforceMfa: false, states: [] },
  ...{ created: '2026-01-05T09:00:00.000Z', updated: '2026-01-05T09:00:00.000Z' },
})

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
  await commit([personas.create(anAggregator(aggregatorId))])
})
afterAll(() => desk.close())

let companies = 0
const bring = async (actor: Actor, more: object = {}) => {
  companies += 1
  const firmographics = {
    ...{ name: `Compared ${companies} Works`, domainName: `compared${companies}.example`, naicsCode: '541110' },
    address: { address1: `${companies} Kiln Lane`, city: 'Salem', state: 'OR', zipCode: '97301' },
  }
  const body = { firmographics, ...more } as never
  return answered(await as(actor)(contract.createSubmission, { body })).id
}
const follow = async () => {
  expect(await runJobsOf(desk.table, quoteWorker)).toEqual([])
  await desk.settle()
  await desk.settle()
}
const seenBy = async (actor: Actor) =>
  answered(await as(actor)(contract.searchSubmissions, { query: {} as never }))
    .hits.map(({ id }) => id)
    .sort()
const channelsOf = async (actor: Actor) => answered(await as(actor)(contract.getSubmissionChannels, { query: {} }))

describe('an aggregator', () => {
  it('reads the submissions of its agencies, those of before and those that come later; a stranger none', async () => {
    const before = await bring(cast.producer)
    expect(await seenBy(aggregator)).toEqual([])
    answered(await as(cast.superAdmin)(addAgencyToAggregator, { params, body: { id: aggregatorId } }))
    await follow()
    const after = await bring(cast.producer, { fromFile: true })
    await follow()
    expect(await seenBy(aggregator)).toEqual([before, after].sort())
    expect(await as(aggregator)(contract.getSubmission, { params: { submissionId: before } })).toMatchObject({
      value: { channel: 'SCREEN' },
    })
    expect(await seenBy(stranger)).toEqual([])
    expect(await as(stranger)(contract.getSubmission, { params: { submissionId: before } })).toMatchObject({
      status: 404,
    })
  })

  it('reads by which ways they came: on screen, out of a file, by a key', async () => {
    const keyed: Actor = { ...cast.producer, keyScopes: ['submission:create', 'submission:read'] }
    await bring(keyed)
    await follow()
    const ways = { KEY: 1, MAIL: 0, RENEWAL: 0, SCREEN: 1, UPLOAD: 1 }
    expect(await channelsOf(aggregator)).toEqual(ways)
    expect(await channelsOf(cast.agencyAdmin)).toEqual(ways)
    for (const [channel, count] of Object.entries(ways)) {
      const found = await as(aggregator)(contract.searchSubmissions, { query: { channel } as never })
      expect(found, channel).toMatchObject({ value: { totalHits: count } })
      expect(answered(found).hits, channel).toHaveLength(count)
    }
    expect(await channelsOf(stranger)).toEqual({ KEY: 0, MAIL: 0, RENEWAL: 0, SCREEN: 0, UPLOAD: 0 })
  })

  it('brings no company for no agency: the account would be nobody’s', async () => {
    const firmographics = {
      ...{ name: 'Nobody’s Works', domainName: 'nobodys.example', naicsCode: '541110' },
      address: { address1: '1 Kiln Lane', city: 'Salem', state: 'OR', zipCode: '97301' },
    }
    expect(await as(aggregator)(contract.createSubmission, { body: { firmographics } as never })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['agency', 'agencyId'], detail: expect.stringContaining('one of yours') }] },
    })
    expect(await as(cast.superAdmin)(searchAccounts, { query: { search: 'Nobody’s Works' } })).toMatchObject({
      value: { totalHits: 0 },
    })
  })

  it('brings companies in the name of an agency of its own, which has them from then on, and in nobody else’s', async () => {
    const brought = await bring(aggregator, { agency: params })
    await follow()
    for (const actor of [aggregator, cast.producer]) expect(await seenBy(actor)).toContain(brought)
    const { accountId = '' } = answered(
      await as(aggregator)(contract.getSubmission, { params: { submissionId: brought } }),
    )
    const account = { params: { accountId: AccountId.parse(accountId) } }
    for (const actor of [aggregator, cast.producer])
      expect(await as(actor)(getAccount, account)).toMatchObject({ ok: true })
    const make = (agencyId: string | undefined, name: string) =>
      as(aggregator)(createAccount, { body: { name, state: 'OR', agencyId: agencyId as never } })
    const made = answered(await make(params.agencyId, 'Kiln Lane Potters'))
    const its = { params: { accountId: AccountId.parse(made.id) } }
    expect(await as(aggregator)(getAccount, its)).toMatchObject({ value: { agencyId: params.agencyId } })
    const unknown = { status: 404, problem: { code: 'agency.notFound' } }
    expect(await make(castIds.agency(2), 'Kiln Lane Tiles')).toMatchObject(unknown)
    expect(await make(undefined, 'Kiln Lane Bricks')).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['agencyId'] }] },
    })
  })

  it('finds the agencies of its own by name, those that it brings companies for', async () => {
    const find = (actor: Actor, search: string) =>
      as(actor)(searchPersonaRecords, { params: { type: 'agency' }, query: { search } })
    expect(await find(aggregator, 'agency')).toMatchObject({
      value: { content: [{ id: params.agencyId }], totalElements: 1 },
    })
    expect(await find(aggregator, 'nothing')).toMatchObject({ value: { content: [] } })
    expect(await find(stranger, '')).toMatchObject({ value: { content: [] } })
  })

  it('reads them no more once the agency has left it', async () => {
    answered(await as(cast.superAdmin)(removeAgencyFromAggregator, { params, body: { id: aggregatorId } as never }))
    await follow()
    expect(await seenBy(aggregator)).toEqual([])
  })

  it('is not alone in that: a pool, and who watches over insureds, are told whom to ask for an account', async () => {
    for (const [type, role] of [
      ['POOL', 'Pool Admin'],
      ['MSSP', 'MSSP Admin'],
    ] as const) {
      const body = { name: `Asked by ${role}`, state: 'OR' }
      expect(await as(partnerOf(type, role, aggregatorId))(createAccount, { body })).toMatchObject({
        status: 422,
        problem: { errors: [{ path: ['agencyId'], detail: expect.stringContaining('ask the company’s agency') }] },
      })
      expect(await as(cast.superAdmin)(searchAccounts, { query: { search: body.name } })).toMatchObject({
        value: { totalHits: 0 },
      })
    }
  })
})
