import { expect, it } from 'vitest'
import { claimShares, shareOf, sharesWith } from './claimShare.ts'

const seenBy = (share: (typeof claimShares)[number]) =>
  (['DESK', 'VENDOR', 'INSURED', 'AGENCY'] as const).filter((side) => sharesWith(share, side))

it('each circle of a claim has the desk, and insured and agency may be told what no vendor is', () => {
  expect(claimShares.map(seenBy)).toEqual([
    ['DESK'],
    ['DESK', 'VENDOR'],
    ['DESK', 'VENDOR', 'INSURED'],
    ['DESK', 'INSURED', 'AGENCY'],
    ['DESK', 'VENDOR', 'INSURED', 'AGENCY'],
  ])
})

it('the desk says who sees what it brings, and keeps it otherwise; nobody else chooses', () => {
  expect([shareOf('DESK'), shareOf('DESK', 'EVERYBODY')]).toEqual(['DESK', 'EVERYBODY'])
  expect([shareOf('VENDOR', 'EVERYBODY'), shareOf('INSURED', 'EVERYBODY'), shareOf('AGENCY', 'DESK')]).toEqual([
    'DESK',
    'INSURED',
    'EVERYBODY',
  ])
})
