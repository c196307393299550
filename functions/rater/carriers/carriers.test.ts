import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handler } from '#functions/rater/index.ts'
import * as contract from '#shared/contracts/rater/carriers.ts'
import { rateBooks } from '#shared/domain/rating/rateBooks.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable } from '#tests/support/table.ts'

type Actor = (typeof cast)[keyof typeof cast]

let table: Awaited<ReturnType<typeof startTable>>
let settle: () => Promise<unknown>
beforeAll(async () => {
  table = await startTable()
  process.env.PALISADE_REGION = 'us'
  settle = settlerOf(table)
})
afterAll(() => table.stop())

const as = callerOf(handler)
const carrier: Actor = {
  ...cast.clusterViewer,
  accountType: 'CARRIER',
  subscriberType: 'CARRIER',
  role: 'Carrier Admin',
  organizationId: 'car_oak',
}
const book = rateBooks.find(({ region, products }) => region === 'us' && products.P100 !== undefined)?.version ?? ''
const terms = {
  name: 'Oak Mutual',
  products: ['P100' as const],
  states: ['OR', 'WA'],
  rateBook: book,
  effectiveFrom: '2026-01-01' as const,
  effectiveUntil: null,
}
const create = (carrierId: string, more: object = {}, actor: Actor = cast.superAdmin) =>
  as(actor)(contract.createCarrierRater, { params: { carrierId }, body: { ...terms, ...more } })
const update = (carrierId: string, body: object, actor: Actor = cast.superAdmin) =>
  as(actor)(contract.updateCarrierRater, { params: { carrierId }, body: { ...terms, revision: 1, ...body } })
const remove = (carrierId: string, actor: Actor = cast.superAdmin) =>
  as(actor)(contract.removeCarrierRater, { params: { carrierId } })
const read = (carrierId: string, actor: Actor = cast.superAdmin) =>
  as(actor)(contract.getCarrierRater, { params: { carrierId } })
const versions = async (carrierId: string, actor: Actor = cast.superAdmin) =>
  answered(await as(actor)(contract.listCarrierRaterVersions, { params: { carrierId }, query: {} })).content
const found = async (query: object = {}) =>
  answered(await as(cast.producer)(contract.searchCarrierRaters, { query: query as never }))

describe('the rater of a carrier', () => {
  it('is set up once for each carrier, by those who manage raters', async () => {
    expect(answered(await create('car_oak'))).toMatchObject({ carrierId: 'car_oak', revision: 1, versions: [{}] })
    expect(await create('car_oak')).toMatchObject({ status: 409, problem: { code: 'carrierRater.alreadyExists' } })
    expect(await create('car_elm', {}, cast.producer)).toMatchObject({ status: 403 })
    expect(await create('car_elm', {}, cast.underwriter)).toMatchObject({ status: 403 })
  })

  it('keeps every version with who set it and why; who comes second is told', async () => {
    const body = { states: ['OR'], note: 'Washington is closed' }
    const changed = answered(await update('car_oak', body))
    expect(changed).toMatchObject({ revision: 2, states: ['OR'] })
    const told = (await versions('car_oak')).map(({ revision, note, terms: { states } }) => ({
      revision,
      note,
      states,
    }))
    expect(told).toEqual([
      { revision: 2, note: 'Washington is closed', states: ['OR'] },
      { revision: 1, note: '', states: ['OR', 'WA'] },
    ])
    expect(await update('car_oak', {})).toMatchObject({ status: 409, problem: { code: 'conflict.stale' } })
    expect(await update('car_nobody', {})).toMatchObject({ status: 404, problem: { code: 'carrierRater.notFound' } })
  })

  it('is a carrier’s own to change, and no other carrier’s', async () => {
    expect(await update('car_oak', { revision: 2 }, carrier)).toMatchObject({ value: { revision: 3 } })
    answered(await create('car_ash', { name: 'Ash Re' }))
    expect(await update('car_ash', {}, carrier)).toMatchObject({ status: 404 })
    expect(await remove('car_ash', carrier)).toMatchObject({ status: 404 })
    expect(await create('car_fir', {}, carrier)).toMatchObject({ status: 404 })
  })

  it('is read by its carrier and the provider with its deviations, by who sells without them, by other carriers not', async () => {
    const readBy = async (actor: Actor, query: object = {}) =>
      answered(await as(actor)(contract.searchCarrierRaters, { query: query as never }))
    const deviations = [{ product: 'P100', factor: 0.9 }]
    const [{ revision } = { revision: 0 }] = (await readBy(carrier)).content
    answered(await update('car_oak', { revision, deviations }))
    await settle()
    expect((await readBy(carrier)).content).toEqual([expect.objectContaining({ carrierId: 'car_oak', deviations })])
    expect((await readBy(carrier, { search: '*ash*' })).content).toEqual([])
    expect(await readBy(carrier, { page: '1' })).toMatchObject({ content: [], totalElements: 1 })
    const other = { ...carrier, organizationId: 'car_ash' }
    expect((await readBy(other)).content.map(({ carrierId }) => carrierId)).toEqual(['car_ash'])
    expect((await readBy({ ...carrier, organizationId: 'car_none' })).content).toEqual([])
    const ofOak = (rows: Awaited<ReturnType<typeof readBy>>) =>
      rows.content.find(({ carrierId }) => carrierId === 'car_oak')?.deviations
    expect(ofOak(await readBy(cast.superAdmin))).toEqual(deviations)
    expect(ofOak(await readBy(cast.producer))).toBeUndefined()
    expect(await as(cast.policyHolder)(contract.searchCarrierRaters, { query: {} as never })).toMatchObject({
      status: 403,
    })
  })

  it.each([
    ['a factor of 0', { factor: 0 }],
    ['one below nothing', { factor: -1 }],
    ['one of a billion', { factor: 1e9 }],
    ['one that is no number', { factor: 'NaN' }],
    ['one that is text', { factor: '1.1' }],
    ['none', {}],
    ['a least premium below nothing', { factor: 1, minimumPremium: -1 }],
    ['a least premium with cents', { factor: 1, minimumPremium: 10.5 }],
    ['a least premium beyond all', { factor: 1, minimumPremium: 1e15 }],
    ['what is no deviation', { factor: 1, hidden: true }],
  ])('takes no deviation with %s', async (_, deviation) => {
    expect(await create('car_bad', { deviations: [deviation] })).toMatchObject({ status: 400 })
  })

  it('takes no day that is none, and none of its own ids in another’s place', async () => {
    expect(await create('car_bad', { effectiveFrom: '2026-02-30' })).toMatchObject({ status: 400 })
    expect(await create('car_bad', { effectiveFrom: 'soon' })).toMatchObject({ status: 400 })
    expect(await create('car_bad', { carrierId: 'car_oak' })).toMatchObject({ status: 400 })
    expect(await create('../car_oak', {}, carrier)).toMatchObject({ status: 400 })
  })

  it('of which two change the same revision at once is changed by one', async () => {
    answered(await create('car_elm', { name: 'Elm Casualty' }))
    const outcomes = await Promise.all([
      update('car_elm', { name: 'Elm One', note: 'First' }),
      update('car_elm', { name: 'Elm Two', note: 'Second' }),
    ])
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ status: 409, problem: { code: 'conflict.stale' } })
    answered(await remove('car_elm'))
  })

  it('of which two are set up at once is one, and what is changed while it is taken away is changed or gone', async () => {
    const made = await Promise.all([create('car_ivy', { name: 'Ivy One' }), create('car_ivy', { name: 'Ivy Two' })])
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409])
    const [changed, gone] = await Promise.all([update('car_ivy', { name: 'Ivy Three' }), remove('car_ivy')])
    expect(gone.status).toBe(204)
    expect([200, 404]).toContain(changed.status)
    const left = answered(await read('car_ivy'))
    expect(left.removed).toBeDefined()
    expect(await versions('car_ivy')).toHaveLength(changed.ok ? 2 : 1)
    expect(left.name).toBe(left.versions.at(-1)?.terms.name)
  })

  it('is refused where no price could come of it, with what is wrong', async () => {
    const wrong = { rateBook: 'none', states: ['XX'], effectiveUntil: '2025-01-01' }
    expect(await create('car_fir', wrong)).toMatchObject({
      status: 422,
      problem: {
        code: 'carrierRater.invalidTerms',
        errors: [
          { detail: 'There is no rate book of this version here', path: ['rateBook'] },
          { detail: 'XX is no state here', path: ['states', 0] },
          { detail: 'It is over before it begins', path: ['effectiveUntil'] },
        ],
      },
    })
    const deviations = [
      { product: 'ZSP', factor: 1.1 },
      { state: 'CA', factor: 1.1 },
      { state: 'OR', factor: 1.1 },
      { state: 'OR', factor: 1.2 },
    ]
    expect(await create('car_fir', { deviations })).toMatchObject({
      problem: {
        errors: [
          { detail: 'The rater does not take ZSP', path: ['deviations', 0, 'product'] },
          { detail: 'The rater does not write CA', path: ['deviations', 1, 'state'] },
          { detail: 'It is set twice', path: ['deviations', 3, 'factor'] },
        ],
      },
    })
    expect(await create('car_fir', { deviations: [{ factor: 2.1 }] })).toMatchObject({ status: 400 })
    expect(await create('car_fir', { products: ['Prime One AU'] })).toMatchObject({
      problem: { errors: [{ path: ['products', 0] }] },
    })
  })

  it('is found by name, a page at a time, and profiles tell those in force today', async () => {
    answered(await create('car_yew', { name: 'Yew Specialty', effectiveFrom: '2999-01-01' }))
    await settle()
    expect((await found()).content.map(({ name }) => name)).toEqual(['Ash Re', 'Oak Mutual', 'Yew Specialty'])
    expect(await found({ size: '1', page: '1' })).toMatchObject({ content: [{ name: 'Oak Mutual' }], totalElements: 3 })
    expect((await found({ sort: '-name' })).content[0]?.name).toBe('Yew Specialty')
    expect((await found({ search: '*oak*' })).content.map(({ carrierId }) => carrierId)).toEqual(['car_oak'])
    const profiles = answered(await as(cast.agent)(contract.listCarrierProfiles, {}))
    expect(profiles.map(({ carrierId }) => carrierId).sort()).toEqual(['car_ash', 'car_oak'])
    expect(profiles[0]).toEqual({
      carrierId: expect.any(String),
      name: expect.any(String),
      products: ['P100'],
      states: expect.any(Array),
    })
  })

  it('can be taken away: what it was stays to be read, and its next version has a number that no price names yet', async () => {
    expect(await remove('car_ash')).toMatchObject({ status: 204 })
    expect(await remove('car_ash')).toMatchObject({ status: 404 })
    expect(await update('car_ash', {})).toMatchObject({ status: 404 })
    await settle()
    expect((await found()).content.map(({ name }) => name)).not.toContain('Ash Re')
    expect((await found({ search: '*ash*' })).content).toEqual([])
    const gone = answered(await read('car_ash'))
    expect(gone).toMatchObject({ revision: 1, onPaper: false, removed: { by: expect.any(String) }, versions: [{}] })
    const again = answered(await create('car_ash', { name: 'Ash Re', note: 'Back again' }))
    expect(again.removed).toBeUndefined()
    expect((await versions('car_ash')).map(({ revision, note }) => [revision, note])).toEqual([
      [2, 'Back again'],
      [1, ''],
    ])
    await settle()
    expect((await found()).content.map(({ name }) => name)).toContain('Ash Re')
  })

  it('is read with every version by its carrier and the provider; to everybody else it is not there', async () => {
    const ash = { ...carrier, organizationId: 'car_ash' }
    for (const actor of [ash, { ...ash, role: 'Carrier Underwriter' as const }, cast.superAdmin, cast.underwriter])
      expect((await versions('car_ash', actor)).map(({ terms: { name } }) => name)).toEqual(['Ash Re', 'Ash Re'])
    const listed = (actor: Actor) =>
      as(actor)(contract.listCarrierRaterVersions, { params: { carrierId: 'car_ash' }, query: {} })
    for (const answer of [await read('car_ash', carrier), await listed(carrier)])
      expect(answer).toMatchObject({ status: 404, problem: { code: 'carrierRater.notFound' } })
    for (const actor of [cast.producer, cast.agent])
      for (const answer of [await read('car_ash', actor), await listed(actor)])
        expect(answer).toMatchObject({ status: 403 })
    expect(await read('car_none', carrier)).toMatchObject({ status: 404 })
    for (const actor of [cast.policyHolder, { ...ash, role: 'Carrier Claims Adjuster' as const }])
      expect(await read('car_ash', actor)).toMatchObject({ status: 403 })
  })

  it('names every place as prices do and each once, so that none counts for nothing', async () => {
    const said = { states: ['OR', 'Oregon', 'wa', 'OR'], products: ['P100', 'P100'], deviations: [] }
    expect(await create('car_fir', said)).toMatchObject({
      status: 422,
      problem: {
        errors: [
          { detail: 'P100 is named twice', path: ['products', 1] },
          { detail: 'Oregon is written OR', path: ['states', 1] },
          { detail: 'wa is written WA', path: ['states', 2] },
          { detail: 'OR is named twice', path: ['states', 3] },
        ],
      },
    })
    expect(await create('car_fir', { states: [], deviations: [{ state: 'or', factor: 1.1 }] })).toMatchObject({
      status: 422,
      problem: { errors: [{ detail: 'or is written OR', path: ['deviations', 0, 'state'] }] },
    })
  })

  it('has factors as fine as they are shown, so that the one in a price is the one that counts', async () => {
    expect(await create('car_fir', { deviations: [{ factor: 1.000_05 }] })).toMatchObject({
      status: 422,
      problem: { errors: [{ detail: 'A factor has four decimals at most', path: ['deviations', 0, 'factor'] }] },
    })
    answered(await create('car_fine', { name: 'Fine Re', deviations: [{ factor: 1.1001 }] }))
    answered(await remove('car_fine'))
  })

  it.each([
    ['10,000 rows', () => ({ deviations: Array.from({ length: 10_000 }, () => ({ factor: 1 })) })],
    ['more states than there are', () => ({ states: Array.from({ length: 61 }, (_, at) => `S${at}`) })],
    ['a factor of 1e308', () => ({ deviations: [{ factor: 1e308 }] })],
    ['a least premium of 1e308', () => ({ deviations: [{ factor: 1, minimumPremium: 1e308 }] })],
    ['a factor that is none', () => ({ deviations: [{ factor: Number.NaN }] })],
  ])('is never set up with %s', async (_, terms) => {
    expect(await create('car_bad', terms())).toMatchObject({ status: 400 })
  })
})
