import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handler as accountHandler } from '#functions/account/index.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import * as contract from '#shared/contracts/agency/brand.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { isReadable } from '#shared/domain/organizations/agencyColours.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'

const as = callerOf(handler)
const agencyId = AgencyId.parse(castIds.agency(1))
const params = { agencyId }
const plum = { light: '#7a1f5c', dark: '#e9a3cf' }
let table: TestTable
beforeAll(async () => {
  table = await startTable()
  await bookAgencies()
})
afterAll(() => table.stop())

const choose = (body: typeof plum) => as(cast.agencyAdmin)(contract.updateAgencyColours, { params, body })
const brandFor = (actor: Parameters<typeof as>[0], id = agencyId) =>
  as(actor)(contract.getAgencyBrand, { params: { agencyId: id } })

describe('an agency’s colours', () => {
  it('are chosen by its administrators, not by its agents and not by another agency’s people', async () => {
    expect(await choose({ ...plum, light: '#7A1F5C' })).toMatchObject({ value: plum })
    expect((await agencies.require(agencyId)).colours).toEqual(plum)
    const asOf = (actor: Parameters<typeof as>[0]) =>
      as(actor)(contract.updateAgencyColours, { params, body: { light: '#003366', dark: '#99ccff' } })
    expect(await asOf(cast.agent)).toMatchObject({ status: 403 })
    expect(await asOf(cast.otherProducer)).toMatchObject({ status: 404 })
    expect((await agencies.require(agencyId)).colours).toEqual(plum)
  })

  it('are refused where they cannot be read, with the nearest that can', async () => {
    const refused = await choose({ ...plum, light: '#f2a900' })
    expect(refused).toMatchObject({
      status: 422,
      problem: {
        code: 'colours.tooFaint',
        data: { scheme: 'light', colour: '#f2a900', least: 4.5 },
        errors: [{ path: ['light'] }],
      },
    })
    const nearest = String(
      (refused as { readonly problem?: { readonly data?: Record<string, unknown> } }).problem?.data?.nearest,
    )
    expect(isReadable(nearest, 'light')).toBe(true)
    expect(await choose({ ...plum, dark: '#26395f' })).toMatchObject({ problem: { data: { scheme: 'dark' } } })
    expect((await agencies.require(agencyId)).colours).toEqual(plum)
    expect(await choose({ light: nearest, dark: plum.dark })).toMatchObject({ ok: true })
    expect(await choose(plum)).toMatchObject({ ok: true })
  })

  it('are colours and nothing else', async () => {
    for (const light of ['red', '#7a1f5', '#7a1f5c;}', 'url(https://x.example)'])
      expect(await choose({ ...plum, light }), light).toMatchObject({ status: 400 })
  })

  it('are seen by its people and its clients, with its hostname; strangers are told as little as of no agency', async () => {
    const made = await callerOf(accountHandler)(cast.producer)(createAccount, { body: { name: 'Client', state: 'OR' } })
    if (!made.ok) throw new Error(made.problem.code)
    const { name, hostname } = await agencies.require(agencyId)
    for (const actor of [cast.superAdmin, cast.agent, { ...cast.policyHolder, organizationId: made.value.id }])
      expect(await brandFor(actor)).toMatchObject({ value: { name, hostname, colours: plum } })
    const nobody = await brandFor(cast.superAdmin, AgencyId.parse(castIds.agency(9)))
    expect(nobody).toMatchObject({ status: 200, value: {} })
    for (const actor of [cast.otherProducer, cast.policyHolder, cast.clusterViewer]) {
      const answer = await brandFor(actor)
      expect(answer).toMatchObject({ status: 200 })
      expect(answer.ok && answer.value).toEqual({})
    }
  })

  it('of another agency are its own: those of one reach nobody else’s clients', async () => {
    const answer = await brandFor(cast.otherProducer, AgencyId.parse(castIds.agency(2)))
    expect(answer.ok && answer.value.colours).toBeUndefined()
  })

  it('are removed: its clients see the house’s again', async () => {
    const admin = as(cast.agencyAdmin)
    expect(await as(cast.agent)(contract.removeAgencyColours, { params })).toMatchObject({ status: 403 })
    expect(await as(cast.otherProducer)(contract.removeAgencyColours, { params })).toMatchObject({ status: 404 })
    expect(await admin(contract.removeAgencyColours, { params })).toMatchObject({ status: 204 })
    expect(await admin(contract.removeAgencyColours, { params })).toMatchObject({ status: 204 })
    const answer = await brandFor(cast.agencyAdmin)
    expect(answer.ok && answer.value.colours).toBeUndefined()
  })
})
