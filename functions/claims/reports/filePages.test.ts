import { expect, it } from 'vitest'
import type { ClaimFile } from '#shared/contracts/claims/claimFile.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { filePages } from './filePages.ts'

const at = '2026-07-01T12:05:09.415Z'
const word = { by: 'usr_1', name: 'Fiona Drummond', at }
const payment = {
  id: 'pay_1',
  status: 'REQUESTED',
  kind: 'INDEMNITY',
  coverageId: coverageId('EXTORTION'),
  amount: 7_000_000,
  waited: 0,
  borne: 1_000_000,
  paid: 6_000_000,
  payee: 'Bitline',
  memo: 'As negotiated.',
  isRansom: true,
  threatActor: 'Night Heron crew',
  requested: word,
  approvals: [],
  screenedAt: at,
}
const file = {
  id: 'clm_1',
  claimNumber: 'CLM-UK-1',
  companyName: 'Urquhart Ltd',
  status: 'RESERVED',
  coveragePosition: 'RESERVATION_OF_RIGHTS',
  currency: 'GBP',
  timeZone: 'Europe/London',
  positions: [{ ...word, position: 'RESERVATION_OF_RIGHTS', letter: 'We look into it.' }],
  reserves: [{ ...word, kind: 'INDEMNITY', coverageId: coverageId('EXTORTION'), amount: 100, reason: 'First.' }],
  payments: [payment],
  recoveries: [],
  vendors: [{ ...word, vendorName: 'Quarry', subcategory: 'FORENSICS', scope: 'Find out.' }],
} as unknown as ClaimFile // what the pages read of it

it('a claim’s file speaks in words, tells whom ransom goes to, and the time on the clock of its place', () => {
  const pages = filePages({ file, notes: [], diaries: [], beside: [], region: 'uk', now: at })
  const text = Object.fromEntries(pages.map((page) => [page.name, 'text' in page ? page.text : '']))
  expect(text['0 Index.txt']).toContain('Reserved, position on cover: Reservation of rights')
  expect(text['0 Index.txt']).toContain('As of 2026-07-01 13:05, amounts in GBP')
  expect(text['2 Positions on cover.txt']).toContain('2026-07-01 13:05 Fiona Drummond: Reservation of rights')
  expect(text['4 Payments.csv']).toContain('Excess,Paid')
  expect(text['4 Payments.csv']).toContain(
    'Requested,Indemnity,Cyber Extortion,Bitline,70000.00,0.00,10000.00,60000.00',
  )
  expect(text['4 Payments.csv']).toContain('Night Heron crew,As negotiated.')
  expect(text['6 Vendors.csv']).toContain('Digital forensics')
  for (const said of Object.values(text)) expect(said).not.toMatch(/[A-Z]{4,}_|T\d\d:/)
})
