import { describe, expect, it } from 'vitest'
import { auTaxes } from '../../rating/taxes/au.ts'
import { usSurplusLines } from '../../rating/taxes/usSurplusLines.ts'
import { taxFilingOf, taxFilings } from './filings.ts'
import type { TaxFiling } from './taxFiling.ts'
import { dueOn, taxPeriodOf, taxPeriodsBetween, taxPhaseOf } from './taxPeriods.ts'
import { taxReturnCsv } from './taxReturnCsv.ts'

const filing = (region: 'au' | 'uk' | 'us', authority: string): TaxFiling => {
  const found = taxFilingOf(region, authority)
  if (found === undefined) throw new Error(`There is no return of ${authority}.`)
  return found
}

describe('the returns of a region', () => {
  it('are of every authority that its taxes are owed to', () => {
    const us = taxFilings.us.map(({ authority }) => authority)
    expect(Object.keys(usSurplusLines).filter((state) => !us.includes(state))).toEqual([])
    const stamped = Object.entries(usSurplusLines).filter(([, rules]) =>
      rules.some(({ key }) => key === 'surplusStampingFee'),
    )
    expect(us).toHaveLength(51 + stamped.length)
    const duties = Object.entries(auTaxes).filter(([, rules]) => rules.some(({ key }) => key === 'stampDuty'))
    expect(taxFilings.au.map(({ authority }) => authority)).toEqual(['ATO', ...duties.map(([state]) => state)])
    expect(taxFilings.uk.map(({ authority }) => authority)).toEqual(['HMRC'])
  })

  it('name their source and their columns', () => {
    for (const { source, columns } of Object.values(taxFilings).flat()) {
      expect(source).not.toBe('')
      expect(columns.map(([, field]) => field)).toContain('tax')
    }
  })
})

describe('the day by which a return is due', () => {
  it('is the one its authority says', () => {
    expect(dueOn(filing('us', 'CA'), '2026-12')).toBe('2027-03-01')
    expect(dueOn(filing('us', 'FL'), '2026-03')).toBe('2026-05-15')
    expect(dueOn(filing('us', 'NV'), '2026-09')).toBe('2026-11-15')
    expect(dueOn(filing('us', 'NC'), '2026-12')).toBe('2027-01-31')
    expect(dueOn(filing('us', 'TX stamping office'), '2026-01')).toBe('2026-02-28')
    expect(dueOn(filing('au', 'NSW'), '2026-07')).toBe('2026-08-21')
    expect(dueOn(filing('au', 'SA'), '2026-12')).toBe('2027-01-15')
    expect(dueOn(filing('au', 'ATO'), '2026-12')).toBe('2027-02-28')
    expect(dueOn(filing('au', 'ATO'), '2026-09')).toBe('2026-10-28')
  })

  it('is never later than the sixty days after a month that Arkansas gives', () => {
    expect(dueOn(filing('us', 'AR'), '2026-07')).toBe('2026-09-29')
    expect(dueOn(filing('us', 'AR'), '2026-12')).toBe('2027-03-01')
    expect(dueOn(filing('us', 'AR'), '2028-02')).toBe('2028-04-29')
  })

  it('is the last working day of the month for HMRC', () => {
    expect(dueOn(filing('uk', 'HMRC'), '2026-12')).toBe('2027-01-29')
    expect(dueOn(filing('uk', 'HMRC'), '2026-09')).toBe('2026-10-30')
    expect(dueOn(filing('uk', 'HMRC'), '2026-03')).toBe('2026-04-30')
    // The last Monday is a bank holiday.
    expect(dueOn(filing('uk', 'HMRC'), '2026-07')).toBe('2026-08-28')
    expect(dueOn(filing('uk', 'HMRC'), '2027-04')).toBe('2027-05-28')
  })

  it('is warned of three weeks before', () => {
    const period = taxPeriodOf(filing('us', 'NC'), '2026-08')
    expect(period).toEqual({ from: '2026-07', to: '2026-09', dueOn: '2026-10-31' })
    expect(taxPhaseOf(period, '2026-09-30')).toBe('running')
    expect(taxPhaseOf(period, '2026-10-09')).toBe('open')
    expect(taxPhaseOf(period, '2026-10-10')).toBe('dueSoon')
    expect(taxPhaseOf(period, '2026-10-31')).toBe('dueSoon')
    expect(taxPhaseOf(period, '2026-11-01')).toBe('overdue')
  })
})

describe('the periods of a return', () => {
  it('follow the calendar year', () => {
    const of = (authority: string) =>
      taxPeriodsBetween(filing('us', authority), { first: '2025-11', last: '2026-08' }).map(
        ({ from, to }) => `${from} ${to}`,
      )
    expect(of('CA')).toEqual(['2025-01 2025-12', '2026-01 2026-12'])
    expect(of('IL')).toEqual(['2025-07 2025-12', '2026-01 2026-06', '2026-07 2026-12'])
    expect(of('NV')).toEqual(['2025-10 2025-12', '2026-01 2026-03', '2026-04 2026-06', '2026-07 2026-09'])
    expect(of('UT')).toHaveLength(10)
  })
})

describe('the file of a return', () => {
  it('has the columns of its authority, and the sums below', () => {
    const row = {
      policyNumber: 'PAL-1',
      companyName: 'Moreau Robotics',
      insurer: 'Harbor Specialty',
      state: 'CA',
      transaction: 'New',
      bookedOn: '2026-11-02',
      effectiveDate: '2026-11-01',
      inception: '2026-11-01',
      expiry: '2027-11-01',
      gross: 100_000,
      fees: 5_000,
      taxable: 105_000,
      rate: 0.03,
      tax: 3_150,
      levy: 0,
    } as const
    const back = { ...row, transaction: 'Cancellation', gross: -40_000, fees: 0, taxable: -40_000, tax: -1_200 }
    const lines = taxReturnCsv(filing('us', 'CA'), { from: '2026-01', to: '2026-12' }, [row, back]).split('\r\n')
    expect(lines).toEqual([
      '"Home State","Reporting Period","Policy Number","Insured","Nonadmitted Insurer","Transaction Type","Transaction Effective Date","Policy Effective Date","Policy Expiration Date","Date Booked","Gross Premium","Taxable Fees","Taxable Premium","Tax Rate","Surplus Lines Tax","Surcharges","Total Due"',
      '"CA","2026-01/2026-12","PAL-1","Moreau Robotics","Harbor Specialty","New","2026-11-01","2026-11-01","2027-11-01","2026-11-02",1000.00,50.00,1050.00,"3%",31.50,0.00,31.50',
      '"CA","2026-01/2026-12","PAL-1","Moreau Robotics","Harbor Specialty","Cancellation","2026-11-01","2026-11-01","2027-11-01","2026-11-02",-400.00,0.00,-400.00,"3%",-12.00,0.00,-12.00',
      '"Total","","","","","","","","","",600.00,50.00,650.00,"",19.50,0.00,19.50',
      '',
    ])
  })
})
