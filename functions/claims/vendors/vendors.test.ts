import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { handler as authHandler } from '#functions/auth/index.ts'
import { type PersonaRecord, personas } from '#functions/directory/store/personas.ts'
import * as panel from '#shared/contracts/account/vendors.ts'
import { createPersonaRecord, removePersonaRecord } from '#shared/contracts/auth/personas.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import * as contract from '#shared/contracts/claims/index.ts'
import type { PanelSubcategory } from '#shared/contracts/claims/panelSubcategories.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { ClaimId, PersonaId, type VendorId } from '#shared/domain/ids/ids.ts'
import type { ClaimStatus } from '#shared/records/claim/claimStatus.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import kept from '#tests/kept/states/claim.9.json' with { type: 'json' }
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { handler } from '../index.ts'
import { claims } from '../store/claims.ts'
import { handler as worker } from '../worker.ts'

let table: TestTable
let settle: () => Promise<void>
beforeAll(async () => {
  table = await startTable()
  settle = settlerOf(table)
})
afterAll(() => table.stop())

const as = callerOf(handler)
const asAccount = callerOf(accountHandler)
const asStaff = callerOf(authHandler)(cast.superAdmin)
const head: Actor = { ...cast.superAdmin, userId: 'usr_01JH0000000000000000000V91', role: 'Head of Claims' }
const admin = (organizationId: string) => partnerOf('VENDOR', 'Vendor Admin', organizationId)
const responder = (organizationId: string) => partnerOf('VENDOR', 'Vendor Responder', organizationId)

let made = 0
const anOrganization = async (type = 'vendor'): Promise<PersonaId> => {
  made += 1
  const contact = { contactFirstName: 'Omar', contactLastName: 'Haddad', contactEmail: 'omar@bytewell.example' }
  const body = { name: `Bytewell ${made}`, hostname: `bytewell${made}`, ...contact, contactPhone: '(503) 555-0199' }
  return PersonaId.parse(answered(await asStaff(createPersonaRecord, { params: { type }, body })).id)
}

const does = (subcategory: PanelSubcategory) => [{ subcategory, hourly: 37_500 }]
const bodyOf = (organizationId: PersonaId | undefined, subcategory: PanelSubcategory = 'FORENSICS') => ({
  name: 'Bytewell Forensics',
  rates: does(subcategory),
  ...(organizationId !== undefined && { organizationId }),
})
const create = (organizationId?: PersonaId, subcategory?: PanelSubcategory) =>
  asAccount(head)(panel.createVendor, { body: bodyOf(organizationId, subcategory) })
const aVendor = async (organizationId?: PersonaId, subcategory?: PanelSubcategory) =>
  answered(await create(organizationId, subcategory)).id
const update = (vendorId: VendorId, organizationId?: PersonaId) =>
  asAccount(head)(panel.updateVendor, { params: { vendorId }, body: bodyOf(organizationId) })

let number = 0
const aClaim = async (status: ClaimStatus = 'OPEN'): Promise<ClaimId> => {
  number += 1
  const id = ClaimId.parse(`clm_01JH0000000000000000000V${String(number).padStart(2, '0')}`)
  const state = {
    ...(kept[0]?.state as unknown as ClaimRecord),
    id,
    eventId: id,
    status,
    filedOn: '2026-11-20' as const,
  }
  await commit([claims.create({ ...state, claimNumber: `CLM-US-${number}` })])
  return id
}
const retain = (claimId: ClaimId, vendorId: VendorId, subcategory: PanelSubcategory = 'FORENSICS') =>
  as(head)(contract.assignClaimVendor, {
    params: { claimId },
    body: { vendorId, subcategory, scope: 'First response' },
  })

const listed = async (actor: Actor) => {
  await settle()
  aWhilePasses()
  const [found, queue] = [
    answered(await as(actor)(contract.searchClaims, { query: {} as never })),
    answered(await as(actor)(contract.searchClaimQueue, { query: {} as never })),
  ]
  expect(queue.hits.map(({ id }) => id).sort()).toEqual(found.hits.map(({ id }) => id).sort())
  return found.hits.map(({ id }) => id)
}
const opens = async (actor: Actor, claimId: ClaimId) =>
  (await as(actor)(contract.getClaim, { params: { claimId } })).status
const writes = (actor: Actor, claimId: ClaimId, privileged = false) =>
  as(actor)(contract.createClaimNote, {
    body: { claimId, text: 'Images taken', privileged, noteType: 'INVESTIGATION' },
  })

describe('the people of a vendor', () => {
  it('lose no claim to a vendor that comes later: a claim that has as many as it can have takes nobody more', async () => {
    const own = await anOrganization()
    const [first, late] = [await aVendor(own), await aVendor()]
    const claim = await aClaim()
    answered(await retain(claim, first))
    const stored = await claims.require(claim)
    const [assignment] = stored.vendors
    if (assignment === undefined) throw new Error('Nobody was brought in.')
    const full = Array.from({ length: 40 }, () => assignment)
    await commit([claims.update(stored, { ...stored, vendors: full })])
    expect(await retain(claim, late)).toMatchObject({ status: 409, problem: { code: 'vendor.tooMany' } })
    expect(await opens(responder(own), claim)).toBe(200)
  })

  it('list, open and work on a claim once their vendor was brought in, and no other one', async () => {
    const [own, other] = [await anOrganization(), await anOrganization()]
    const vendor = await aVendor(own)
    await aVendor(other)
    const [claim, others] = [await aClaim(), await aClaim()]
    for (const person of [admin(own), responder(own)]) {
      expect(await listed(person)).toEqual([])
      expect(await opens(person, claim)).toBe(404)
      expect(await writes(person, claim)).toMatchObject({ status: 404 })
    }
    answered(await retain(claim, vendor))
    expect((await claims.require(claim)).vendors).toMatchObject([
      { vendorId: vendor, organizationId: own, vendorName: 'Bytewell Forensics' },
    ])
    for (const person of [admin(own), responder(own)]) {
      expect(await listed(person)).toEqual([claim])
      expect(answered(await as(person)(contract.getClaim, { params: { claimId: claim } }))).toMatchObject({
        broughtInFor: [{ subcategory: 'FORENSICS', scope: 'First response' }],
        maySeeFile: false,
      })
      expect(await opens(person, others)).toBe(404)
      answered(await writes(person, claim))
      const diary = {
        claimId: claim,
        title: 'Send the report',
        dueDate: addDays(dateAt(new Date().toISOString(), 'America/New_York'), 4),
      }
      answered(await as(person)(contract.createClaimDiary, { body: diary }))
      expect(answered(await as(person)(contract.listClaimNotes, { query: { claimId: claim } })).length).toBeGreaterThan(
        0,
      )
      expect(await as(person)(contract.getClaimFile, { params: { claimId: claim } })).toMatchObject({ status: 403 })
    }
    expect(await listed(responder(other))).toEqual([])
    expect(await opens(responder(other), claim)).toBe(404)
    // What the vendor is at work on is found by the vendor itself.
    expect((await claims.list({ scopes: [`partner:${vendor}`], group: 'OPEN', size: 9 })).hits).toMatchObject([
      { id: claim },
    ])
  })

  it('read what is privileged as counsel alone', async () => {
    const [counsel, forensics] = [await anOrganization(), await anOrganization()]
    const claim = await aClaim()
    answered(await retain(claim, await aVendor(counsel, 'BREACH_COACH'), 'BREACH_COACH'))
    answered(await retain(claim, await aVendor(forensics)))
    answered(await writes(head, claim, true))
    const read = async (actor: Actor) =>
      answered(await as(actor)(contract.listClaimNotes, { query: { claimId: claim } })).length
    expect(await read(responder(counsel))).toBe(1)
    expect(await read(responder(forensics))).toBe(0)
    expect(await writes(responder(forensics), claim, true)).toMatchObject({
      problem: { code: 'claim.privilegeRefused' },
    })
  })
})

describe('the organization of a vendor of the panel', () => {
  it('is told with its name of today, to staff and to its own people', async () => {
    const own = await anOrganization()
    const vendorId = await aVendor(own)
    const persona = await personas.require(own)
    await commit([personas.update(persona, { ...persona, name: 'Bytewell Response' })])
    const told = { organizationId: own, organizationName: 'Bytewell Response' }
    expect(answered(await asAccount(head)(panel.getVendor, { params: { vendorId } }))).toMatchObject(told)
    const listedFor = async (actor: Actor) =>
      answered(await asAccount(actor)(panel.listVendorPanel, { query: {} })).find((each) => each.vendorId === vendorId)
    for (const actor of [head, responder(own)]) expect(await listedFor(actor)).toMatchObject(told)
    expect(await listedFor(cast.producer)).not.toHaveProperty('organizationId')
    expect(await listedFor(responder(await anOrganization()))).toBeUndefined()
  })

  it('is of the kind vendor, at work, and stands on the panel once', async () => {
    const unknown = PersonaId.parse('org_01JH0000000000000000000Z99')
    for (const id of [unknown, await anOrganization('mssp')])
      expect(await create(id)).toMatchObject({ status: 404, problem: { code: 'persona.notFound' } })
    const own = await anOrganization()
    const vendorId = await aVendor(own)
    const bare = await aVendor()
    expect(await create(own)).toMatchObject({ status: 409, problem: { code: 'vendor.organizationTaken' } })
    expect(await update(bare, own)).toMatchObject({ status: 409, problem: { code: 'vendor.organizationTaken' } })
    const held = await anOrganization()
    for (const id of [own, held]) {
      const persona = await personas.require(id)
      await commit([personas.update(persona, { ...persona, status: 'SUSPENDED' } satisfies PersonaRecord)])
    }
    expect(await create(held)).toMatchObject({ status: 409, problem: { code: 'persona.notAllowed' } })
    // Who has it already keeps it.
    expect(answered(await update(vendorId, own))).toMatchObject({ organizationId: own })
  })

  it('is closed and not taken away while the panel names it', async () => {
    const [own, bare] = [await anOrganization(), await anOrganization()]
    await aVendor(own)
    for (const id of [own, bare]) answered(await asStaff(removePersonaRecord, { params: { type: 'vendor', id } }))
    expect((await personas.byId(own))?.status).toBe('CLOSED')
    expect(await personas.byId(bare)).toBeUndefined()
  })

  it('is told of those that were taken out of the panel, where they are asked for', async () => {
    const vendorId = await aVendor()
    const body = { ...bodyOf(undefined), active: false }
    answered(await asAccount(head)(panel.updateVendor, { params: { vendorId }, body }))
    const ids = async (query: object) =>
      answered(await asAccount(head)(panel.listVendorPanel, { query: query as never })).map((each) => each.vendorId)
    expect(await ids({})).not.toContain(vendorId)
    expect(await ids({ inactive: 'true' })).toContain(vendorId)
  })
})

describe('a vendor that is released', () => {
  it('sees the claim no more, and the file says who it was and why', async () => {
    const [own, other] = [await anOrganization(), await anOrganization()]
    const [vendor, another] = [await aVendor(own), await aVendor(other)]
    const claim = await aClaim()
    answered(await retain(claim, vendor))
    answered(await retain(claim, another))
    const dueDate = dateAt(new Date().toISOString(), 'America/New_York')
    const diary = { claimId: claim, title: 'Send the report', dueDate, vendorId: vendor }
    answered(await as(head)(contract.createClaimDiary, { body: diary }))
    const release = (actor: Actor = head) =>
      as(actor)(contract.releaseClaimVendor, {
        params: { claimId: claim, vendorId: vendor },
        body: { reason: 'It works for the other side' },
      })
    expect(await release(responder(own))).toMatchObject({ status: 403, problem: { code: 'claim.deskOnly' } })
    expect(answered(await release()).vendors.map(({ vendorId }) => vendorId)).toEqual([another])
    expect([await opens(responder(own), claim), await opens(responder(other), claim)]).toEqual([404, 200])
    expect(await listed(responder(own))).toEqual([])
    expect(await claims.require(claim)).toMatchObject({
      partnerIds: [another, other],
      vendorDues: [],
      diaryDue: dueDate,
    })
    const notes = answered(await as(head)(contract.listClaimNotes, { query: { claimId: claim } }))
    expect(notes[0]?.text).toMatch(/^\S.* was released \(.+ since \d{4}-\d\d-\d\d\): It works for the other side$/)
    expect(await release()).toMatchObject({ status: 404, problem: { code: 'vendor.notFound' } })
  })
})

describe('a vendor that is given another organization', () => {
  let former: PersonaId
  let next: PersonaId
  let vendor: VendorId
  beforeEach(async () => {
    former = await anOrganization()
    next = await anOrganization()
    vendor = await aVendor(former)
  })
  const followed = async () => {
    await settle()
    expect(await runJobsOf(table, worker)).toEqual([])
  }

  it('has its claims follow, of whatever status', async () => {
    const [open, closed, others] = [await aClaim(), await aClaim(), await aClaim()]
    for (const id of [open, closed]) answered(await retain(id, vendor))
    answered(await as(head)(contract.closeClaim, { params: { claimId: closed }, body: { reason: 'Withdrawn' } }))
    answered(await retain(others, await aVendor(await anOrganization())))
    answered(await update(vendor, next))
    await followed()
    for (const id of [open, closed]) {
      expect([await opens(responder(former), id), await opens(responder(next), id)]).toEqual([404, 200])
      expect((await claims.require(id)).partnerIds).toEqual([vendor, next])
    }
    expect(await opens(responder(next), others)).toBe(404)
    expect(await listed(responder(former))).toEqual([])
  })

  it('is reached by its people from then on where it had none, and by nobody once it has none again', async () => {
    const bare = await aVendor()
    const claim = await aClaim()
    answered(await retain(claim, bare))
    expect(await opens(responder(next), claim)).toBe(404)
    answered(await update(bare, next))
    await followed()
    expect(await listed(responder(next))).toEqual([claim])
    answered(await update(bare))
    await followed()
    expect(await opens(responder(next), claim)).toBe(404)
    expect((await claims.require(claim)).vendors[0]).not.toHaveProperty('organizationId')
  })

  it('is not brought in with the former one meanwhile', async () => {
    const claim = await aClaim()
    await Promise.all([retain(claim, vendor), update(vendor, next)])
    await followed()
    const { vendors } = await claims.require(claim)
    for (const { organizationId } of vendors) expect(organizationId).toBe(next)
  })
})
