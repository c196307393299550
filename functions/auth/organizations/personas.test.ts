import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { closeLeavers } from '#functions/agency/jobs/closeLeavers.ts'
import { handler as agencyWorker } from '#functions/agency/worker.ts'
import { personas } from '#functions/directory/store/personas.ts'
import {
  getAggregatorProfile,
  getPersonaProfile,
  listPersonaHistory,
  searchAggregators,
  searchPersonaRecords,
  updateAggregatorProfile,
  updatePersonaProfile,
} from '#shared/contracts/account/personas.ts'
import * as contract from '#shared/contracts/auth/personas.ts'
import { createUser } from '#shared/contracts/auth/users.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import { personaLife } from '#shared/records/persona/personaLife.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { isHeld } from './organization.ts'
import { stepOf } from './personaGuard.ts'

const asStaff = callerOf(handler)(cast.superAdmin)
const inAccount = callerOf(accountHandler)
let table: TestTable
let settle: () => Promise<void>
beforeAll(async () => {
  table = await startTable()
  process.env.PUBLIC_URL = 'http://us.localhost:3000'
  settle = settlerOf(table)
  await bookAgencies()
})
afterAll(() => table.stop())

const contact = {
  contactFirstName: 'Ada',
  contactLastName: 'Archer',
  contactEmail: 'ada@northern.example',
  contactPhone: '(503) 555-0199',
}

let made = 0
/** A new organization of a kind, under a hostname of its own. */
const anOrganization = async (type: string, more: object = {}) => {
  made += 1
  const body = { name: `Northern ${made}`, hostname: `northern${made}`, ...contact, ...more }
  const answer = await asStaff(contract.createPersonaRecord, { params: { type }, body })
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return PersonaId.parse(answer.value.id)
}
const anAggregator = async () => {
  made += 1
  const body = { name: `Summit ${made}`, description: 'Sells by interface', hostname: `summit${made}` }
  const answer = await asStaff(contract.createAggregator, { body })
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return PersonaId.parse(answer.value.id)
}
const profileOf = (type: string, id: PersonaId) =>
  inAccount(cast.superAdmin)(getPersonaProfile, { params: { type }, query: { id } })

describe('organizations of every kind', () => {
  const kinds = ['carrier', 'reinsurer', 'premiumprocessor', 'cluster', 'pool', 'vendor', 'mssp'] as const

  it.each(kinds)(
    '%s: is added by staff, found by its name, and is a prospect until its people are invited',
    async (type) => {
      const id = await anOrganization(type, { licenseId: 'NAIC-10023' })
      await settle()
      expect(await profileOf(type, id)).toMatchObject({
        value: { type, status: 'PROSPECT', licenseId: 'NAIC-10023', contactPhone: '15035550199' },
      })
      const found = await inAccount(cast.underwriter)(searchPersonaRecords, {
        params: { type },
        query: { search: `northern ${made}` },
      })
      expect(found).toMatchObject({ value: { content: [{ id, status: 'PROSPECT' }] } })
    },
  )

  it('are of a kind that there is: anything else is not found, aggregators have a way of their own', async () => {
    for (const type of ['login2', 'da', 'customer'])
      expect(
        await asStaff(contract.createPersonaRecord, {
          params: { type },
          body: { name: 'No', hostname: 'no', ...contact },
        }),
      ).toMatchObject({ status: 404, problem: { code: 'persona.notFound' } })
    const carrier = await anOrganization('carrier')
    expect(
      await asStaff(contract.updatePersonaRecord, { params: { type: 'pool', id: carrier }, body: { name: 'Other' } }),
    ).toMatchObject({ status: 404 })
    expect(await profileOf('pool', carrier)).toMatchObject({ status: 404 })
  })

  it('are added and changed by nobody but Super Admins and Power Users', async () => {
    const body = { name: 'Mine', hostname: 'mine', ...contact }
    for (const actor of [cast.underwriter, cast.producer, cast.clusterViewer])
      expect(
        await callerOf(handler)(actor)(contract.createPersonaRecord, { params: { type: 'carrier' }, body }),
      ).toMatchObject({ status: 403 })
  })

  it('have a hostname that no other of any kind has, agencies among them', async () => {
    const id = await anOrganization('vendor', { hostname: 'taken.example' })
    const taken = { status: 409, problem: { code: 'persona.hostnameTaken' } }
    const other = { name: 'Other', hostname: 'taken.example', description: 'Other' }
    expect(await asStaff(contract.createAggregator, { body: other })).toMatchObject(taken)
    expect(await asStaff(contract.createAggregator, { body: { ...other, hostname: 'agency1.example' } })).toMatchObject(
      taken,
    )
    expect(
      await asStaff(contract.createPersonaRecord, {
        params: { type: 'agency' },
        body: { ...contact, name: 'New agency', hostname: 'taken.example', npn: '7711223' },
      }),
    ).toMatchObject({ status: 409, problem: { code: 'agency.hostnameTaken' } })
    expect(
      await asStaff(contract.updatePersonaRecord, {
        params: { type: 'vendor', id },
        body: { hostname: 'Taken.example' },
      }),
    ).toMatchObject({ ok: true })
  })

  it('of agencies are added, changed and taken away by the same calls, with what an agency needs', async () => {
    const params = { type: 'agency' }
    const body = { name: 'Third Agency', hostname: 'third.example', ...contact, contactEmail: 'bea@third.example' }
    expect(await asStaff(contract.createPersonaRecord, { params, body })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['npn'], detail: 'NPN is required' }] },
    })
    const added = await asStaff(contract.createPersonaRecord, {
      params,
      body: { ...body, npn: '7711224', wholesale: true },
    })
    expect(added).toMatchObject({ status: 201, value: { name: 'Third Agency', type: 'agency' } })
    const id = added.ok ? added.value.id : ''
    expect(
      await asStaff(contract.updatePersonaRecord, { params: { type: 'agency', id }, body: { name: 'Third' } }),
    ).toMatchObject({ value: { id, name: 'Third' } })
    expect(await asStaff(contract.removePersonaRecord, { params: { type: 'agency', id } })).toMatchObject({
      status: 204,
    })
    expect(await asStaff(contract.removePersonaRecord, { params: { type: 'agency', id } })).toMatchObject({
      status: 404,
    })
  })

  it('say what is wrong with a phone and a state of theirs', async () => {
    const body = { name: 'Wrong', hostname: 'wrong', ...contact, contactPhone: '12', states: ['Atlantis'] }
    expect(await asStaff(contract.createPersonaRecord, { params: { type: 'carrier' }, body })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['contactPhone'] }, { path: ['states', 0], detail: 'Please select a State' }] },
    })
  })

  it('are read and changed by their own people, who see nobody else’s', async () => {
    const [mine, other] = [await anOrganization('pool'), await anOrganization('pool')]
    const poolAdmin = partnerOf('POOL', 'Pool Admin', mine)
    const params = { type: 'pool' }
    expect(await inAccount(poolAdmin)(getPersonaProfile, { params, query: {} })).toMatchObject({ value: { id: mine } })
    expect(await inAccount(poolAdmin)(getPersonaProfile, { params, query: { id: other } })).toMatchObject({
      status: 404,
    })
    expect(
      await inAccount(poolAdmin)(updatePersonaProfile, { params, body: { description: 'Cities and counties' } }),
    ).toMatchObject({ value: { description: 'Cities and counties' } })
    expect(await inAccount(poolAdmin)(listPersonaHistory, { params: { personaId: mine } })).toMatchObject({
      value: { hits: [{ changes: [{ field: 'description' }] }, {}] },
    })
    expect(await inAccount(poolAdmin)(listPersonaHistory, { params: { personaId: other } })).toMatchObject({
      status: 404,
    })
  })
})

describe('an aggregator', () => {
  it('is added, found, changed and read by its own people', async () => {
    const id = await anAggregator()
    await settle()
    expect(await inAccount(cast.superAdmin)(searchAggregators, { query: { search: `summit ${made}` } })).toMatchObject({
      value: { totalElements: 1, content: [{ id }] },
    })
    expect(
      await asStaff(contract.updateAggregator, { params: { daId: id }, body: { name: 'Summit "West"' } }),
    ).toMatchObject({ value: { name: 'Summit "West"' } })
    const corpAdmin = partnerOf('DIGITAL', 'Corp Admin', id)
    expect(await inAccount(corpAdmin)(getAggregatorProfile, { query: {} })).toMatchObject({ value: { id } })
    expect(await inAccount(corpAdmin)(updateAggregatorProfile, { body: { hostname: 'summit-west' } })).toMatchObject({
      value: { hostname: 'summit-west' },
    })
  })

  it.each([
    [{ name: 'S' }, 'Name must have at least 2 characters'],
    [{ name: 'Summit & Co' }, 'Only letters, numbers, spaces and . , " - _ \' ( ) are allowed'],
    [{ description: '' }, 'Description is required'],
    [{ hostname: '' }, 'Hostname required'],
  ])('has a name of the characters that it may have, a description and a hostname: %o', async (wrong, detail) => {
    const body = { name: 'Summit', description: 'By interface', hostname: 'summit0', ...wrong }
    expect(await asStaff(contract.createAggregator, { body })).toMatchObject({
      status: 400,
      problem: { errors: [{ detail }] },
    })
  })
})

describe('the hostname of a carrier', () => {
  it('is changed, unless another organization has it', async () => {
    const carrierId = await anOrganization('carrier')
    const change = (hostname: string) =>
      asStaff(contract.updateCarrierHostname, { params: { carrierId }, body: { hostname } })
    expect(await change('northern-re')).toMatchObject({ value: { id: carrierId, hostname: 'northern-re' } })
    expect(await change('agency2.example')).toMatchObject({ status: 409, problem: { code: 'persona.hostnameTaken' } })
  })
})

describe('the life of an organization', () => {
  it('goes from prospect by its first invitation to active, is suspended, reinstated and let go', async () => {
    const id = await anOrganization('carrier')
    const status = async () => (await personas.require(id)).status
    await asStaff(createUser, {
      body: {
        firstName: 'Cora',
        lastName: 'Vance',
        email: 'cora@northern.example',
        phone: '(503) 555-0142',
        roleId: 'Carrier Admin',
        primaryContact: false,
        billingContact: false,
        accountIds: [id],
      },
    })
    expect(await status()).toBe('INVITED')
    await commit(await stepOf(id, 'begin', '2026-01-05T09:00:00.000Z'))
    expect(await status()).toBe('ACTIVE')
    const at = { params: { personaId: id } }
    const who = { accountType: 'CARRIER', organizationId: id } as const
    expect(
      await asStaff(contract.suspendPersonaRecord, { ...at, body: { reason: 'License withdrawn' } }),
    ).toMatchObject({
      value: { status: 'SUSPENDED', statusReason: 'License withdrawn' },
    })
    expect(await isHeld(who)).toBe(true)
    await asStaff(contract.reinstatePersonaRecord, { ...at, body: { reason: 'License is back' } })
    expect(await isHeld(who)).toBe(false)
    expect(
      await asStaff(contract.offboardPersonaRecord, { ...at, body: { reason: 'Treaty ends', lastDay: '2020-01-01' } }),
    ).toMatchObject({ status: 422 })
    expect(
      await asStaff(contract.offboardPersonaRecord, { ...at, body: { reason: 'Treaty ends', lastDay: '2099-12-31' } }),
    ).toMatchObject({ value: { status: 'OFFBOARDING', lastDay: '2099-12-31' } })
    for (const [day, then] of [
      ['2099-12-31', 'OFFBOARDING'],
      ['2100-01-01', 'CLOSED'],
    ] as const) {
      await closeLeavers({ now: `${day}T20:00:00.000Z` })
      expect(await runJobsOf(table, agencyWorker)).toEqual([])
      expect(await status()).toBe(then)
    }
    expect(await isHeld(who)).toBe(true)
  })

  it('ends in nothing where nobody ever worked there, else closed, and its hostname is free again', async () => {
    const [unused, used] = [
      await anOrganization('vendor'),
      await anOrganization('vendor', { hostname: 'used.example' }),
    ]
    await asStaff(createUser, {
      body: {
        firstName: 'Vic',
        lastName: 'Tor',
        email: 'vic@vendor.example',
        phone: '(503) 555-0143',
        roleId: 'Vendor Admin',
        primaryContact: false,
        billingContact: false,
        accountIds: [used],
      },
    })
    for (const id of [unused, used])
      expect(await asStaff(contract.removePersonaRecord, { params: { type: 'vendor', id } })).toMatchObject({
        status: 204,
      })
    expect(await personas.byId(unused)).toBeUndefined()
    expect(await personas.byId(used)).toMatchObject({ status: 'CLOSED' })
    await anOrganization('pool', { hostname: 'used.example' })
  })

  it.each([
    'offboardPersonaRecord',
    'reinstatePersonaRecord',
    'removeAggregator',
    'removePersonaRecord',
    'suspendPersonaRecord',
    'updateAggregator',
    'updateCarrierHostname',
    'updatePersonaRecord',
  ] as const)('refuses %s wherever it is not named', async (by) => {
    const isAggregators = by.endsWith('Aggregator')
    const id = isAggregators ? await anAggregator() : await anOrganization('carrier')
    const [params, body] = [{ personaId: id }, { reason: 'Because' }]
    const send = {
      offboardPersonaRecord: () =>
        asStaff(contract.offboardPersonaRecord, { params, body: { ...body, lastDay: '2099-01-01' } }),
      reinstatePersonaRecord: () => asStaff(contract.reinstatePersonaRecord, { params, body }),
      removeAggregator: () => asStaff(contract.removeAggregator, { params: { daId: id } }),
      removePersonaRecord: () => asStaff(contract.removePersonaRecord, { params: { type: 'carrier', id } }),
      suspendPersonaRecord: () => asStaff(contract.suspendPersonaRecord, { params, body }),
      updateAggregator: () => asStaff(contract.updateAggregator, { params: { daId: id }, body: { name: 'Is' } }),
      updateCarrierHostname: () =>
        asStaff(contract.updateCarrierHostname, { params: { carrierId: id }, body: { hostname: 'is' } }),
      updatePersonaRecord: () =>
        asStaff(contract.updatePersonaRecord, { params: { type: 'carrier', id }, body: { name: 'Is' } }),
    }[by]
    const problemIn = () => ({ code: 'persona.notAllowed' }) as const
    await expectRefused({ records: personas, id, life: personaLife, by, send, problemIn })
  })
})
