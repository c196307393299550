import { expect, it } from 'vitest'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { type FileOf, filePages } from './filePages.ts'

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
  reporter: { name: 'Isla Kerr', companyName: 'Urquhart Ltd', cellPhone: '07700 900123' },
  isRightContact: false,
  contactName: 'Ewan Reid',
  contactEmail: 'ewan@urquhart.example',
  contactPhone: '020 7946 0001',
  zipCode: 'EH1 1AA',
  isAuthoritiesInvolved: true,
  authorityName: 'Police Scotland',
  authorityPhoneNumber: '101',
  isReportFiled: true,
  cover: {
    policyNumber: 'PAL-UK-1',
    deemedOn: '2026-07-01',
    aggregate: { limit: 100_000_000, used: 6_000_000, left: 94_000_000 },
    coverages: [
      {
        coverageId: coverageId('EXTORTION'),
        answers: true,
        retroDate: null,
        waitingHours: null,
        retention: 1_000_000,
        retentionLeft: 0,
        ...{ limit: 50_000_000, used: 6_000_000, left: 44_000_000 },
      },
    ],
  },
  reserves: [{ ...word, kind: 'INDEMNITY', coverageId: coverageId('EXTORTION'), amount: 100, reason: 'First.' }],
  payments: [payment],
  recoveries: [],
  vendors: [
    { ...word, vendorName: 'Quarry', subcategory: 'DEFENSE_COUNSEL', scope: 'Find out.', answerBy: word.at },
    { ...word, vendorName: 'Tide', subcategory: 'FORENSICS', scope: 'Look.', answerBy: word.at, accepted: word },
  ],
} as unknown as FileOf['file'] // what the pages read of it

it('a claim’s file speaks in words, tells whom ransom goes to, and the time on the clock of its place', () => {
  const pages = filePages({ file, notes: [], diaries: [], beside: [], region: 'uk', now: at })
  const text = Object.fromEntries(pages.map((page) => [page.name, 'text' in page ? page.text : '']))
  expect(text['0 Index.txt']).toContain('Reserved, position on cover: Reservation of rights')
  expect(text['0 Index.txt']).toContain('As of 2026-07-01 13:05, times in Europe/London, amounts in GBP')
  expect(text['2 Positions on cover.txt']).toContain('2026-07-01 13:05 Fiona Drummond: Reservation of rights')
  expect(text['5 Payments.csv']).toContain('Excess,To be paid')
  expect(text['5 Payments.csv']).toContain(
    'Requested,Indemnity,Cyber Extortion,Bitline,70000.00,0.00,10000.00,60000.00',
  )
  expect(text['5 Payments.csv']).toContain('Night Heron crew,As negotiated.')
  expect(text['7 Vendors.csv']).toContain('Defence counsel')
  expect(text['7 Vendors.csv']).toContain('Fiona Drummond,,,2026-07-01 13:05')
  expect(text['7 Vendors.csv']).toContain('Look.,Fiona Drummond,Fiona Drummond,2026-07-01 13:05,')
  for (const said of Object.values(text)) expect(said).not.toMatch(/[A-Z]{4,}_|T\d\d:/)
})

it('under which policy a claim stands is said in its index: by its days, or by whose decision and why', () => {
  const index = (cover: object) => {
    const standing = { ...file, cover: { ...file.cover, ...cover } }
    const pages = filePages({ file: standing, notes: [], diaries: [], beside: [], region: 'uk', now: at })
    const first = pages[0]
    return (first && 'text' in first && first.text) || ''
  }
  const chosen = { name: 'Fiona Drummond', at, reason: 'A cover note of that week.' }
  expect(index({ basis: 'MADE' })).toContain('Policy PAL-UK-1 answers by the days, as made on 2026-07-01')
  expect(index({ reason: 'NO_POLICY' })).toContain(
    'No policy answers yet: by the days no policy covers 2026-07-01, when it counts as made. Begun at policy PAL-UK-1',
  )
  expect(index({ reason: 'NO_POLICY', chosen })).toContain(
    'Policy PAL-UK-1 answers by decision of Fiona Drummond, 2026-07-01 13:05: A cover note of that week.\r\nOtherwise by the days no policy covers',
  )
  expect(index({ reason: 'NO_POLICY', chosen, byDays: { policyNumber: 'PAL-UK-2' } })).toContain(
    'Otherwise by the days policy PAL-UK-2 answers',
  )
})

const pageOf = (name: string): string => {
  const pages = filePages({ file, notes: [], diaries: [], beside: [], region: 'uk', now: at })
  return pages.flatMap((page) => (page.name === name && 'text' in page ? page.text : []))[0] ?? ''
}

it('the notice stands in a claim’s file whole, in the words of the region', () => {
  const text = pageOf('1 Notice.txt')
  for (const said of [
    'Company: Urquhart Ltd',
    'Mobile phone: +44 7700 900123',
    'Is the right contact: no',
    'Contact email: ewan@urquhart.example',
    'Contact phone: +44 20 7946 0001',
    'Postcode: EH1 1AA',
    'Authorities involved: yes',
    'Authority phone: 101',
    'Report filed: yes',
  ])
    expect(text).toContain(said)
  expect(text).not.toMatch(/Cell|ZIP/)
})

it('how cover stands is in the file: the policy, what is left of its limits and of the excess, what was asked for taken off', () => {
  const text = pageOf('3 Cover.csv')
  expect(text).toContain('Limit,Paid or asked for,Left')
  expect(text).toContain('Excess,Excess left')
  expect(text).toContain('PAL-UK-1,Aggregate limit,yes,1000000.00,60000.00,940000.00')
  expect(text).toContain('PAL-UK-1,Cyber Extortion,yes,500000.00,60000.00,440000.00,10000.00,0.00')
})
