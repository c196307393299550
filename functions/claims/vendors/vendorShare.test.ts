import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { personas } from '#functions/directory/store/personas.ts'
import * as panel from '#shared/contracts/account/vendors.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import * as contract from '#shared/contracts/claims/index.ts'
import type { PanelSubcategory } from '#shared/contracts/claims/panelSubcategories.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { ClaimId, PersonaId, type VendorId } from '#shared/domain/ids/ids.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import kept from '#tests/kept/states/claim.9.json' with { type: 'json' }
import { callerOf } from '#tests/support/operation.ts'
import { letGoBy } from '#tests/support/overdueDiary.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { handler } from '../index.ts'
import { claims } from '../store/claims.ts'

const as = callerOf(handler)
const asAccount = callerOf(accountHandler)
const head: Actor = { ...cast.superAdmin, userId: 'usr_01JH0000000000000000000V91', role: 'Head of Claims' }
const claimId = ClaimId.parse('clm_01JH0000000000000000000W01')
const today = new Date().toISOString().replace(/T.*/, '') as CalendarDate

let table: TestTable
let settle: () => Promise<void>
let vendors: { readonly id: VendorId; readonly person: Actor }[]

const aVendor = async (index: number, subcategory: PanelSubcategory) => {
  const organizationId = PersonaId.parse(`org_01JH0000000000000000000W0${index}`)
  const name = `Vendor ${index}`
  const at = '2026-11-20T09:00:00.000Z' as Instant
  await commit([
    personas.create({
      states: [],
      enforceMfa: false,
      created: at,
      updated: at,
      id: organizationId,
      name,
      type: 'vendor',
      status: 'ACTIVE',
    }),
  ])
  const body = { name, organizationId, hotline: '(415) 555-0199', rates: [{ subcategory, hourly: 45_000 }] }
  const { id } = answered(await asAccount(head)(panel.createVendor, { body }))
  const scope = { vendorId: id, subcategory, scope: 'First response' }
  answered(await as(head)(contract.assignClaimVendor, { params: { claimId }, body: scope }))
  return { id, person: partnerOf('VENDOR', 'Vendor Responder', organizationId) }
}

beforeAll(async () => {
  table = await startTable()
  settle = settlerOf(table)
  const state = {
    ...(kept[0]?.state as unknown as ClaimRecord),
    id: claimId,
    eventId: claimId,
    claimNumber: 'CLM-US-4711',
    status: 'OPEN' as const,
    coveragePosition: 'ACCEPTED' as const,
    adjuster: { id: head.userId, name: 'Head of Claims' },
    filedOn: addDays(today, -5),
    reserves: [
      {
        kind: 'INDEMNITY' as const,
        coverageId: coverageId('EXTORTION'),
        amount: 250_000_00,
        reason: 'First look',
        by: head.userId,
        name: 'Head of Claims',
        at: '2026-11-21T09:00:00.000Z' as never,
      },
    ],
  }
  await commit([claims.create(state)])
  vendors = [await aVendor(1, 'FORENSICS'), await aVendor(2, 'BREACH_COACH')]
})
afterAll(() => table.stop())

const [forensics, coach] = [() => vendors[0] as (typeof vendors)[0], () => vendors[1] as (typeof vendors)[0]]
const addDiary = async (actor: Actor, title: string, inDays: number, vendorId?: VendorId) => {
  const { id } = answered(
    await as(actor)(contract.createClaimDiary, {
      body: { claimId, title, dueDate: addDays(today, Math.max(0, inDays)), ...(vendorId && { vendorId }) },
    }),
  )
  if (inDays < 0) await letGoBy(id, addDays(today, inDays))
  return id
}
const change = (actor: Actor, diaryId: Awaited<ReturnType<typeof addDiary>>, body: object) =>
  as(actor)(contract.updateClaimDiary, { params: { diaryId }, body })
const diaries = async (actor: Actor, query: object = { claimId }) =>
  answered(await as(actor)(contract.listClaimDiaries, { query: query as never })).map(({ title }) => title)
const queue = async (actor: Actor, query: object = {}) => {
  await settle()
  aWhilePasses()
  return answered(await as(actor)(contract.searchClaimQueue, { query: query as never })).hits
}

describe('a vendor at work on a claim (rule: vendor-share)', () => {
  it('is told neither money nor cover nor who else helps, in lists and on the claim', async () => {
    const { person } = forensics()
    const told = [
      ...(await queue(person)),
      ...answered(await as(person)(contract.searchClaims, { query: {} as never })).hits,
      answered(await as(person)(contract.getClaim, { params: { claimId } })),
    ]
    expect(told).toHaveLength(3)
    for (const each of told)
      for (const field of ['outstanding', 'paid', 'coveragePosition', 'adjuster', 'breachCoach'])
        expect(each).not.toHaveProperty(field)
    expect(told.at(-1)).toMatchObject({
      steps: [{ step: 'FILE' }, { step: 'ASSIGN' }, { step: 'CLOSE' }],
      broughtInFor: [{ subcategory: 'FORENSICS', scope: 'First response' }],
      adjusterName: 'Head of Claims',
    })
    // The desk reads on what it read before.
    expect(await queue(head)).toMatchObject([{ outstanding: 250_000_00, paid: 0, adjuster: { id: head.userId } }])
  })

  it('as breach coach knows by when it calls', async () => {
    const { steps } = answered(await as(coach().person)(contract.getClaim, { params: { claimId } }))
    expect(steps.map(({ step }) => step)).toEqual(['FILE', 'CALL', 'ASSIGN', 'CLOSE'])
  })

  it('sees and changes its own diaries alone, and what the desk has set it only as done', async () => {
    const { id, person } = forensics()
    const desk = await addDiary(head, 'Raise the reserve', -3)
    expect(await diaries(person)).toEqual([])
    expect(await queue(person)).toMatchObject([{ isDue: false }])
    expect((await queue(person))[0]).not.toHaveProperty('diaryDue')
    expect(await queue(person, { due: 'true' })).toEqual([])
    expect(await change(person, desk, { done: true })).toMatchObject({
      status: 404,
      problem: { code: 'claim.diaryNotFound' },
    })
    const own = await addDiary(person, 'Image the servers', 2)
    const deadline = await addDiary(head, 'Report is here', -1, id)
    await addDiary(coach().person, 'Call the insured', -2)
    expect(await diaries(person)).toEqual(['Report is here', 'Image the servers'])

    expect(await queue(person, { due: 'true' })).toMatchObject([{ diaryDue: addDays(today, -1), isDue: true }])
    expect(await diaries(person, {})).toEqual(['Report is here'])
    answered(await change(person, own, { dueDate: addDays(today, 3) }))
    expect(await change(person, deadline, { dueDate: addDays(today, 9) })).toMatchObject({
      problem: { code: 'claim.deskOnly' },
    })
    answered(await change(person, deadline, { done: true }))
    expect(await queue(person, { due: 'true' })).toEqual([])
    expect(await queue(person)).toMatchObject([{ diaryDue: addDays(today, 3) }])
    expect(await diaries(head)).toHaveLength(4)
    expect(await queue(head, { due: 'true' })).toMatchObject([{ diaryDue: addDays(today, -3) }])
    expect(
      await as(head)(contract.createClaimDiary, {
        body: { claimId, title: 'x', dueDate: today, vendorId: 'ven_01JH0000000000000000000W99' as VendorId },
      }),
    ).toMatchObject({ problem: { code: 'vendor.notFound' } })
  })

  it('reads its own notes and those it is told; counsel what is privileged, but of money and cover nothing', async () => {
    const write = (actor: Actor, text: string, more: object = {}) =>
      as(actor)(contract.createClaimNote, {
        body: { claimId, text, privileged: false, noteType: 'GENERAL', ...more },
      })
    const read = async (actor: Actor) =>
      answered(await as(actor)(contract.listClaimNotes, { query: { claimId } })).map(({ text }) => text)
    answered(await write(head, 'Reserve to 250'))
    answered(await write(head, 'Report by Friday', { vendorId: forensics().id }))
    answered(await write(head, 'Strategy', { privileged: true, noteType: 'LEGAL' }))
    answered(await write(head, 'Worth 200', { privileged: true, noteType: 'RESERVE' }))
    answered(await write(forensics().person, 'Images taken'))
    answered(await write(coach().person, 'Called', { privileged: true }))
    expect(await read(head)).toHaveLength(6)
    expect(await read(forensics().person)).toEqual(['Images taken', 'Report by Friday'])
    expect(await read(coach().person)).toEqual(['Called', 'Strategy'])
    const leak = await write(head, 'x', { privileged: true, vendorId: forensics().id })
    expect(leak).toMatchObject({ problem: { code: 'claim.privilegeRefused' } })
  })

  it('sees itself alone on the panel', async () => {
    const listed = async (actor: Actor) =>
      answered(await asAccount(actor)(panel.listVendorPanel, { query: {} })).map(({ vendorId }) => vendorId)
    expect(await listed(forensics().person)).toEqual([forensics().id])
    expect(await listed(head)).toHaveLength(2)
  })
})
