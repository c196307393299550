import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#shared/contracts/rater/presets.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'

type Actor = (typeof cast)[keyof typeof cast]

const as = callerOf(handler)
let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const coverages = { '6': { selected: true, limit: 500_000 } }

describe('presets', () => {
  it('are priced for an industry before there is an account', async () => {
    const preset = await as(cast.producer)(contract.getPreset, {
      params: { naicsCode: '541110', preset: 'popular' },
      query: { state: 'OR' },
    })
    expect(answered(preset).premium).toBeGreaterThan(0)
    expect(Object.keys(answered(preset).coverages)).toContain('0')
    expect(
      await as(cast.producer)(contract.getPreset, { params: { naicsCode: 'law', preset: 'popular' }, query: {} }),
    ).toMatchObject({ status: 400 })
    expect(
      await as(cast.producer)(contract.getPreset, {
        params: { naicsCode: '541110', preset: 'basic' },
        query: { product: 'Prime One AU' },
      }),
    ).toMatchObject({ status: 422, problem: { code: 'rating.notRateable' } })
  })
})

describe('custom presets', () => {
  it('are kept by their owner under a name used once', async () => {
    const create = (name: string, actor: Actor = cast.producer) =>
      as(actor)(contract.createCustomPreset, { body: { name, coverages } })
    const { id } = answered(await create('Law firms'))
    expect(await create('law FIRMS')).toMatchObject({ status: 409, problem: { code: 'preset.nameTaken' } })
    const theirs = answered(await create('Law firms', cast.otherProducer))
    const second = answered(await create('Doctors'))
    const list = async () => answered(await as(cast.producer)(contract.listCustomPresets, {}))
    expect(await list()).toEqual([
      { id: second.id, name: 'Doctors', coverages },
      { id, name: 'Law firms', coverages },
    ])
    const rename = (presetId: string, name: string) =>
      as(cast.producer)(contract.updateCustomPreset, { params: { presetId }, body: { name, coverages } })
    expect(await rename(id, 'Doctors')).toMatchObject({ problem: { code: 'preset.nameTaken' } })
    expect(await rename(theirs.id, 'Mine')).toMatchObject({ status: 404, problem: { code: 'preset.notFound' } })
    expect(await rename(id, 'Lawyers')).toMatchObject({ value: { id } })
    const remove = (presetId: string) => as(cast.producer)(contract.removeCustomPreset, { params: { presetId } })
    expect(await remove(theirs.id)).toMatchObject({ status: 404 })
    expect(await remove(id)).toMatchObject({ status: 204 })
    expect(await list()).toHaveLength(1)
    expect(await create('Bad', cast.policyHolder)).toMatchObject({ status: 403 })
    expect(
      await as(cast.producer)(contract.createCustomPreset, { body: { name: 'x', coverages, colour: 'red' } as never }),
    ).toMatchObject({ status: 400, problem: { errors: [{ path: ['colour'] }] } })
  })
})
