import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import * as contract from '#shared/contracts/claims/index.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import kept from '#tests/kept/states/claim.9.json' with { type: 'json' }
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { claims } from '../store/claims.ts'

const as = callerOf(handler)
const claimId = ClaimId.parse('clm_01JH0000000000000000000H01')
const params = { claimId }
const vendor = 'org_01JH0000000000000000000H01'
const head: Actor = { ...cast.superAdmin, role: 'Head of Claims' }

let table: TestTable
let insured: Actor
beforeAll(async () => {
  table = await startTable()
  const state = kept[0]?.state as unknown as ClaimRecord
  insured = { ...cast.policyHolder, organizationId: state.accountId, role: 'Account Admin' }
  await commit([
    claims.create({
      ...state,
      ...{ payments: [], positions: [], recoveries: [], reserves: [] },
      ...{ id: claimId, eventId: claimId, claimNumber: 'CLM-US-4712' },
      ...{ agencyId: cast.producer.organizationId as ClaimRecord['agencyId'], partnerIds: [vendor] },
      status: 'OPEN',
      coveragePosition: 'UNDER_REVIEW',
      lossDescription: 'Locked files',
    }),
  ])
  const { version: _, ...before } = await claims.require(claimId)
  const word = { by: head.userId, name: 'Mara Quill', at: '2026-11-21T09:00:00.000Z' as Instant }
  const reserve = { kind: 'INDEMNITY' as const, coverageId: coverageId('EXTORTION'), amount: 250_000_00 }
  await commit([
    claims.update(await claims.require(claimId), {
      ...before,
      status: 'RESERVED',
      adjuster: { id: head.userId, name: 'Mara Quill' },
      reserves: [{ ...word, ...reserve, reason: 'They will pay the ransom' }],
    }),
  ])
  await commit([
    claims.update(await claims.require(claimId), {
      ...before,
      status: 'CLOSED',
      coveragePosition: 'DENIED',
      positions: [{ ...word, position: 'DENIED', letter: 'Our counsel thinks little of it.' }],
      closedReason: 'Nothing came of it',
      lossDescription: 'Locked files, and a note',
    }),
  ])
})
afterAll(() => table.stop())

const read = async (actor: Actor) => answered(await as(actor)(contract.listClaimHistory, { params })).hits
type Lines = Awaited<ReturnType<typeof read>>
const fieldsOf = (lines: Lines) => [...new Set(lines.flatMap(({ changes }) => changes.map(({ field }) => field)))]
const after = (lines: Lines, field: string) =>
  lines.flatMap(({ changes }) => changes.flatMap((change) => (change.field === field ? [change.after] : [])))

/** What the desk keeps to itself: what it reserves and pays, what it writes to itself, who works on it. */
const ofTheDesk = [
  ...['adjuster', 'closedReason', 'diaryDue', 'partnerIds', 'payments', 'policyChosen', 'positions', 'recoveries'],
  ...['reserves', 'statusChanges', 'vendorDues', 'vendors'],
]
const secrets = /25000000|ransom|counsel|Mara Quill|Nothing came of it/

describe('the history of a claim', () => {
  it('tells who brought it, and its insured, the notice and where it stands', async () => {
    for (const actor of [cast.producer, insured]) {
      const lines = await read(actor)
      expect(after(lines, 'status')).toEqual(['CLOSED', 'RESERVED', 'OPEN'])
      expect(after(lines, 'lossDescription')).toEqual(['Locked files, and a note', 'Locked files'])
      expect(after(lines, 'coveragePosition')).toEqual(['DENIED', 'UNDER_REVIEW'])
      expect(lines.map(({ by }) => by)).toEqual(['Palisade', 'Palisade', 'Palisade'])
    }
  })

  it('tells them nothing of what the desk reserves, pays, decides and writes to itself', async () => {
    for (const actor of [cast.producer, insured]) {
      const lines = await read(actor)
      expect(fieldsOf(lines).filter((field) => ofTheDesk.includes(field))).toEqual([])
      expect(JSON.stringify(lines)).not.toMatch(secrets)
    }
  })

  it('tells a vendor at work on it nothing of what the policy covers either (rule: vendor-share)', async () => {
    const lines = await read(partnerOf('VENDOR', 'Vendor Responder', vendor))
    expect(after(lines, 'lossDescription')).toHaveLength(2)
    expect(fieldsOf(lines).filter((field) => [...ofTheDesk, 'coveragePosition'].includes(field))).toEqual([])
    expect(JSON.stringify(lines)).not.toMatch(secrets)
  })

  it('tells the provider’s people outside the desk what it tells an agency', async () => {
    const lines = await read(cast.underwriter)
    expect(after(lines, 'status')).toEqual(['CLOSED', 'RESERVED', 'OPEN'])
    expect(fieldsOf(lines).filter((field) => ofTheDesk.includes(field))).toEqual([])
  })

  it('tells the desk every step, and of money and letters that they changed: the file has what they say', async () => {
    const lines = await read(head)
    expect(after(lines, 'closedReason')).toContain('Nothing came of it')
    const hidden = lines.flatMap(({ changes }) => changes.filter((change) => change.hidden).map(({ field }) => field))
    expect(hidden).toEqual(expect.arrayContaining(['positions', 'reserves']))
    expect(JSON.stringify(lines)).not.toMatch(/25000000|ransom|counsel/)
  })

  it('is nobody else’s', async () => {
    for (const actor of [cast.otherProducer, partnerOf('VENDOR', 'Vendor Responder', 'org_01JH0000000000000000000H02')])
      expect(await as(actor)(contract.listClaimHistory, { params })).toMatchObject({
        status: 404,
        problem: { code: 'claim.notFound' },
      })
  })
})
