import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { handler } from '#functions/account/index.ts'
import * as contract from '#shared/contracts/account/surplusLicenses.ts'
import { AgencyId, SurplusLicenseId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'

const as = callerOf(handler)
type Anybody = Parameters<typeof as>[0]
let table: TestTable
let settle: () => Promise<void>
beforeAll(async () => {
  table = await startTable()
  settle = settlerOf(table)
  await bookAgencies()
})
afterEach(() => {
  process.env.PALISADE_REGION = 'us'
})
afterAll(() => table.stop())

const agency = (index: number) => AgencyId.parse(castIds.agency(index))
const license = {
  brokerFirstName: 'Bo',
  brokerLastName: 'Réed Ames',
  brokerEmail: 'Bo@agency1.example',
  surplusLicenseNumber: 'SL 100',
  surplusLinesState: 'OR',
}
const create = (body: object, actor: Anybody = cast.agencyAdmin) =>
  as(actor)(contract.createSurplusLicense, { body: { ...license, ...body } })
const errorsOf = (outcome: Awaited<ReturnType<typeof create>>) =>
  outcome.ok ? [] : (outcome.problem.errors ?? []).map(({ path, detail }) => `${path?.join('.')}: ${detail}`)

describe('a surplus lines license', () => {
  it('is entered in agency mode for the own agency, in admin mode for the one that is named', async () => {
    expect(answered(await create({}))).toMatchObject({
      agencyId: castIds.agency(1),
      brokerEmail: 'bo@agency1.example',
      surplusLinesState: 'OR',
      signatureOnFile: false,
    })
    expect(errorsOf(await create({ surplusLicenseNumber: 'SL 2' }, cast.superAdmin))).toEqual([
      'agencyId: Name the agency',
    ])
    const named = { agencyId: agency(2), surplusLicenseNumber: 'SL 200', surplusLinesState: 'louisiana' }
    expect(answered(await create({ ...named, signatureOnFile: true }, cast.superAdmin))).toMatchObject({
      agencyId: castIds.agency(2),
      surplusLinesState: 'LA',
      signatureOnFile: true,
    })
    expect(await create(named)).toMatchObject({ status: 404, problem: { code: 'agency.notFound' } })
    expect(await create({}, cast.agent)).toMatchObject({ status: 403 })
    expect(await create({ surplusLicenseNumber: 'sl100' }, cast.otherProducer)).toMatchObject({
      problem: { code: 'license.numberTaken' },
    })
  })

  it('is refused with every wrong field, in the words of the form', async () => {
    const wrong = {
      brokerFirstName: '',
      brokerLastName: 'R2',
      brokerEmail: 'nobody',
      surplusLicenseNumber: 'A-1',
      surplusLinesState: '',
    }
    expect(errorsOf(await create(wrong))).toEqual([
      'brokerFirstName: First name is required',
      'brokerLastName: Only alphabets are allowed for this field',
      'brokerEmail: Please enter a valid Email Address',
      'surplusLicenseNumber: Only alphabets and numbers are allowed for this field',
      'surplusLinesState: State field is required',
    ])
    expect(errorsOf(await create({ surplusLicenseNumber: '', brokerLastName: '' }))).toEqual([
      'brokerLastName: Last name is required',
      'surplusLicenseNumber: License # is required',
    ])
    expect(errorsOf(await create({ surplusLinesState: 'ZZ' }))).toEqual(['surplusLinesState: State field is required'])
    expect(errorsOf(await create({ expirationDate: '2026-01-01' }))).toEqual([
      'expirationDate: The day is over: enter one from today on',
    ])
    process.env.PALISADE_REGION = 'au'
    expect(errorsOf(await create({ surplusLinesState: 'NSW' }))).toEqual(['surplusLinesState: State field is required'])
  })

  it('has a signature on file by the word of the provider’s administrators, in Louisiana and Montana alone', async () => {
    const montana = { surplusLinesState: 'MT', surplusLicenseNumber: 'SL 300' }
    const signed = { ...montana, signatureOnFile: true }
    const staff = { agencyId: agency(1) }
    expect(await create(signed)).toMatchObject({ status: 403, problem: { code: 'permission.denied' } })
    expect(await create({ ...signed, ...staff }, cast.underwriter)).toMatchObject({ status: 403 })
    expect(errorsOf(await create({ ...signed, ...staff, surplusLinesState: 'OR' }, cast.superAdmin))).toEqual([
      'signatureOnFile: A signature is on file in LA and MT alone',
    ])
    const { id } = answered(await create({ ...signed, ...staff }, cast.superAdmin))
    const change = (body: object, actor: Anybody = cast.agencyAdmin) =>
      as(actor)(contract.updateSurplusLicense, {
        params: { surplusLicenseId: id },
        body: { ...license, ...montana, ...body },
      })
    expect(await change({ brokerFirstName: 'Ada' })).toMatchObject({
      value: { brokerFirstName: 'Ada', signatureOnFile: true, agencyId: castIds.agency(1) },
    })
    expect(await change({ signatureOnFile: false })).toMatchObject({ status: 403 })
    expect(await change({ surplusLinesState: 'ID' })).toMatchObject({ value: { signatureOnFile: false } })
    expect(await change({ agencyId: agency(2) }, cast.superAdmin)).toMatchObject({
      value: { agencyId: castIds.agency(2), signatureOnFile: false },
    })
  })

  it('is listed for its own agency, and of all agencies for staff alone', async () => {
    await settle()
    const own = async (actor: Anybody, query: object = {}) =>
      answered(await as(actor)(contract.searchSurplusLicenses, { query })).content.map(
        (each) => each.surplusLicenseNumber,
      )
    const all = async (actor: Anybody, query: object = {}) =>
      answered(await as(actor)(contract.searchAllSurplusLicenses, { query })).content
    expect(await own(cast.agent)).toEqual(['SL 100'])
    expect((await own(cast.otherProducer, { sort: 'surplusLinesState' })).sort()).toEqual(['SL 200', 'SL 300'])
    expect(await own(cast.otherProducer, { surplusLinesState: 'LA' })).toEqual(['SL 200'])
    expect(await own(cast.superAdmin)).toEqual([])
    expect((await all(cast.superAdmin)).map(({ agencyName }) => agencyName).sort()).toEqual([
      'Agency 1',
      'Agency 2',
      'Agency 2',
    ])
    expect(await all(cast.superAdmin, { agencyId: agency(1) })).toHaveLength(1)
    expect(await all(cast.superAdmin, { search: 'réed', size: 2 })).toHaveLength(2)
    expect(await all({ ...cast.underwriter, agencyIds: [castIds.agency(1)] })).toHaveLength(1)
    expect(await all({ ...cast.underwriter, agencyIds: [1, 2].map(castIds.agency) })).toHaveLength(3)
    expect(await all({ ...cast.underwriter, agencyIds: [] })).toEqual([])
    expect(await as(cast.agencyAdmin)(contract.searchAllSurplusLicenses, {})).toMatchObject({ status: 403 })
  })

  it('is changed and removed by who has it, and not found by anybody else', async () => {
    const [found] = answered(await as(cast.producer)(contract.searchSurplusLicenses, {})).content
    const params = { surplusLicenseId: found?.id ?? SurplusLicenseId.parse('') }
    expect(await as(cast.otherProducer)(contract.updateSurplusLicense, { params, body: license })).toMatchObject({
      status: 404,
      problem: { code: 'license.notFound' },
    })
    expect(await as(cast.otherProducer)(contract.removeSurplusLicense, { params })).toMatchObject({ status: 404 })
    expect(await as(cast.producer)(contract.removeSurplusLicense, { params })).toMatchObject({ status: 204 })
    expect(await as(cast.producer)(contract.removeSurplusLicense, { params })).toMatchObject({ status: 404 })
  })
})
