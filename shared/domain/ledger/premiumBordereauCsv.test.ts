import { expect, it } from 'vitest'
import { regionCodes } from '../../regions/code.ts'
import { premiumBordereauCsv } from './premiumBordereauCsv.ts'

const sums = { gross: 100_000, commission: 25_000, net: 75_000, taxes: 0, fees: 0, due: 100_000 }
const row = {
  ...sums,
  policyNumber: 'PAL-100001-01',
  companyName: 'Elmbridge Foundation',
  state: 'NSW',
  postcode: 'EC1A 1BB',
  product: 'Prime One',
  market: 'admitted',
  transaction: 'NB',
  bookedOn: '2026-10-05',
  effectiveDate: '2026-10-05',
  inception: '2026-10-05',
  expiry: '2027-10-05',
  limit: 1_000_000,
  retention: 25_000,
  commissionRate: 0.25,
  lines: [],
  entryId: 'ent_1',
} as const

it('where a risk lies is told by its state, and in the UK, which has none, by its postcode', () => {
  const located = regionCodes.map((region) => {
    const bordereau = { carrierName: 'Harbor', month: '2026-10', currency: 'GBP', rows: [row], totals: sums } as const
    const [titles = '', told = ''] = premiumBordereauCsv(bordereau, region).split(/\r?\n/)
    const cells = (line: string) => line.split(',').map((cell) => cell.replaceAll('"', ''))
    return [region, cells(titles)[4], cells(told)[4]]
  })
  expect(located).toEqual([
    ['us', 'Home State', 'NSW'],
    ['uk', 'Location of Risk - Postcode', 'EC1A 1BB'],
    ['au', 'Location of Risk - State', 'NSW'],
  ])
})
