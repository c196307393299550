import { describe, expect, it } from 'vitest'
import {
  bookedOn,
  closableFrom,
  lastDayOf,
  monthsBetween,
  obstaclesOf,
  obstacleText,
  oldestOpen,
  type PeriodFacts,
} from './periods.ts'
import { leftOver, periodCsv, periodTotals } from './periodTotals.ts'
import { credit, debit } from './posting.ts'

const money = (amount: number) => `$${amount / 100}`

describe('the months of the books', () => {
  it('are calendar months, December before January', () => {
    expect(monthsBetween({ first: '2025-11', last: '2026-02' })).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    expect(monthsBetween({ first: '2026-02', last: '2026-01' })).toEqual([])
    expect(monthsBetween({ first: '9999-11', last: '9999-12' })).toEqual(['9999-11', '9999-12'])
    for (const month of ['2024-02', '2026-04', '9999-12'] as const)
      expect(lastDayOf(month)).toBe(
        { '2024-02': '2024-02-29', '2026-04': '2026-04-30', '9999-12': '9999-12-31' }[month],
      )
    expect(lastDayOf('2028-02')).toBe('2028-02-29')
  })

  it('are closed oldest first', () => {
    expect(oldestOpen({ closedThrough: undefined, first: '2025-05' })).toBe('2025-05')
    expect(oldestOpen({ closedThrough: '2025-12', first: '2025-05' })).toBe('2026-01')
  })
})

describe('where a day is booked', () => {
  it('is the day itself while its month is open', () => {
    expect(bookedOn('2026-09-30', undefined)).toEqual({ effectiveAt: '2026-09-30' })
    expect(bookedOn('2026-10-01', '2026-09')).toEqual({ effectiveAt: '2026-10-01' })
  })

  it('is the first day of the oldest open month once its own or a later one is closed', () => {
    expect(bookedOn('2026-09-30', '2026-09')).toEqual({ effectiveAt: '2026-10-01', happenedOn: '2026-09-30' })
    expect(bookedOn('2024-02-29', '2025-12')).toEqual({ effectiveAt: '2026-01-01', happenedOn: '2024-02-29' })
  })
})

describe('a month can be closed', () => {
  const done: PeriodFacts = {
    month: '2026-10',
    today: '2026-11-02',
    oldestOpen: '2026-10',
    keptThrough: '2026-10-31',
    statedThrough: '2026-10',
    uncounted: 0,
    difference: 0,
  }
  const obstacles = (facts: Partial<PeriodFacts>) => obstaclesOf({ ...done, ...facts })

  it('when everything of it is done, from the second day of the next one on', () => {
    expect(closableFrom('2026-12')).toBe('2027-01-02')
    expect(obstacles({})).toEqual([])
    expect(obstacles({ keptThrough: '2026-11-30', statedThrough: '2026-11' })).toEqual([])
    expect(obstacles({ today: '2026-11-01' })).toEqual([{ kind: 'notOver', count: 1, day: '2026-11-02' }])
  })

  it('not before the months before it', () => {
    expect(obstacles({ oldestOpen: '2026-08' })).toEqual([{ kind: 'earlierOpen', count: 2 }])
    expect(obstacles({ oldestOpen: '2026-09' })).toEqual([{ kind: 'earlierOpen', count: 1 }])
  })

  it('not before premium is earned and commission stated through its end', () => {
    expect(obstacles({ keptThrough: '2026-10-30' })).toEqual([{ kind: 'booksNotKept', count: 1, day: '2026-10-31' }])
    expect(obstacles({ keptThrough: undefined }).map(({ kind }) => kind)).toEqual(['booksNotKept'])
    expect(obstacles({ statedThrough: '2026-09' })).toEqual([{ kind: 'commissionNotStated', count: 1 }])
    expect(obstacles({ statedThrough: undefined }).map(({ kind }) => kind)).toEqual(['commissionNotStated'])
  })

  it('not while postings are on their way into its totals, or these do not balance', () => {
    expect(obstacles({ uncounted: 3, difference: -5 })).toEqual([
      { kind: 'uncounted', count: 3 },
      { kind: 'unbalanced', count: 1, amount: -5 },
    ])
  })

  it('and what keeps it is said in sentences with how much of it there is', () => {
    const said = obstacles({
      today: '2026-10-31',
      oldestOpen: '2026-08',
      keptThrough: undefined,
      statedThrough: undefined,
      uncounted: 2,
      difference: 1_050,
    }).map((each) => obstacleText(each, money))
    expect(said).toEqual([
      '2 earlier months are open.',
      'It can be closed from 2026-11-02 on.',
      '1 job that keeps the books through 2026-10-31 is not done.',
      '1 job that states its commission is not done.',
      '2 postings are not in its totals yet.',
      'Its trial balance is $10.5 and has to be zero.',
    ])
    expect(obstacleText({ kind: 'earlierOpen', count: 1 }, money)).toBe('1 earlier month is open.')
    expect(obstacleText({ kind: 'uncounted', count: 1 }, money)).toBe('1 posting is not in its totals yet.')
  })
})

describe('what a closing freezes', () => {
  const before = [debit('premiumReceivable', 900), credit('surplusTaxPayable', 900, 'LA'), debit('trustCash', 0)]
  const within = [
    debit('cashClearing', 400),
    credit('premiumReceivable', 400),
    debit('surplusTaxPayable', 100, 'LA'),
    credit('surplusTaxPayable', 100, 'TX'),
  ]
  const totals = periodTotals({ before, within })

  it('is what moved in the month, account by account and authority, with the balance at its end', () => {
    expect(totals).toEqual({
      debit: 500,
      credit: 500,
      difference: 0,
      accounts: [
        {
          code: '1020',
          name: 'Cash clearing (past the processor)',
          kind: 'asset',
          debit: 400,
          credit: 0,
          balance: 400,
        },
        { code: '1110', name: 'Premium receivable', kind: 'asset', debit: 0, credit: 400, balance: 500 },
        {
          code: '2210',
          name: 'Surplus lines tax payable',
          kind: 'liability',
          authority: 'LA',
          debit: 100,
          credit: 0,
          balance: -800,
        },
        {
          code: '2210',
          name: 'Surplus lines tax payable',
          kind: 'liability',
          authority: 'TX',
          debit: 0,
          credit: 100,
          balance: -100,
        },
      ],
    })
    expect(periodTotals({ before, within: [debit('trustCash', 7)] }).difference).toBe(7)
  })

  it('tells a tax that an authority is to give back as an asset, as the trial balance does', () => {
    const returned = [debit('stampDutyPayable', 700, 'VIC'), credit('premiumReceivable', 700)]
    const { accounts } = periodTotals({ before: [], within: returned })
    expect(accounts.find(({ authority }) => authority === 'VIC')).toMatchObject({
      ...{ code: '2250', name: 'Stamp duty to come back', kind: 'asset', balance: 700 },
    })
    const before = [credit('stampDutyPayable', 900, 'VIC'), debit('premiumReceivable', 900)]
    const owed = periodTotals({ before, within: returned }).accounts
    expect(owed.find(({ authority }) => authority === 'VIC')).toMatchObject({
      ...{ name: 'Stamp duty payable', kind: 'liability', balance: -200 },
    })
  })

  it('warns of what is left where money only passes', () => {
    expect(leftOver(totals.accounts).map(({ code }) => code)).toEqual(['1020'])
    expect(leftOver([{ code: '2340', name: 'Suspense', debit: 5, credit: 5, balance: 0 }])).toEqual([])
  })

  it('is a table with its sums', () => {
    expect(periodCsv({ month: '2026-10', currency: 'USD' }, totals).split('\r\n')).toEqual([
      '"Month","Account","Name","Authority","Currency","Debit","Credit","Balance"',
      '"2026-10","1020","Cash clearing (past the processor)","","USD",4.00,0.00,4.00',
      '"2026-10","1110","Premium receivable","","USD",0.00,4.00,5.00',
      '"2026-10","2210","Surplus lines tax payable","LA","USD",1.00,0.00,-8.00',
      '"2026-10","2210","Surplus lines tax payable","TX","USD",0.00,1.00,-1.00',
      '"2026-10","","Total","","USD",5.00,5.00,0.00',
      '',
    ])
  })
})
