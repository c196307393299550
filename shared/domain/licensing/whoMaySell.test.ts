import { describe, expect, it } from 'vitest'
import { au } from '../../regions/au.ts'
import { licensingOf } from '../../regions/licensing.ts'
import { uk } from '../../regions/uk.ts'
import { us } from '../../regions/us.ts'
import { type HeldLicense, type Sale, whoMaySell } from './whoMaySell.ts'

const license = (more: Partial<HeldLicense> = {}): HeldLicense => ({
  state: 'OR',
  linesOfAuthority: ['CASUALTY'],
  expirationDate: '2027-06-30',
  ...more,
})

const sale = (more: Partial<Sale> = {}): Sale => ({
  licensing: licensingOf(us),
  state: 'OR',
  isSurplus: false,
  today: '2026-11-23',
  effectiveDate: '2026-12-01',
  agency: [license()],
  agent: [license()],
  surplus: [],
  ...more,
})

const told = (more: Partial<Sale>) =>
  whoMaySell(sale(more)).reasons.map(({ ruleId, blocks }) => `${ruleId}${blocks ? ' blocks' : ''}`)

describe('who may sell', () => {
  it('is the agency and its agent that both have a license of the home state, in force on both days', () => {
    expect(whoMaySell(sale())).toEqual({ standing: 'LICENSED', reasons: [] })
    expect(whoMaySell(sale({ agent: undefined }))).toEqual({ standing: 'LICENSED', reasons: [] })
  })

  it('is not known of who has no license on record: it is told, and stops nothing', () => {
    const { standing, reasons } = whoMaySell(sale({ agency: [], agent: [] }))
    expect(standing).toBe('NOT_VERIFIED')
    expect(reasons).toEqual([
      {
        ruleId: 'license.agency.notVerified',
        input: null,
        threshold: 'OR',
        message: 'No license of the agency is on record, so it is not known that this may be sold in OR',
        cure: 'Enter the agency’s license of OR',
        blocks: false,
      },
      expect.objectContaining({ ruleId: 'license.agent.notVerified', blocks: false }),
    ])
  })

  it('is nobody whose licenses on record are all of other states; the cure is named, and what blocks comes first', () => {
    const elsewhere = [license({ state: 'WA' }), license({ state: 'CA' }), license({ state: 'WA' })]
    const { standing, reasons } = whoMaySell(sale({ agency: [], agent: elsewhere }))
    expect(standing).toBe('NOT_LICENSED')
    expect(reasons[0]).toEqual({
      ruleId: 'license.agent.state',
      input: 'CA, WA',
      threshold: 'OR',
      message: 'None of the agent’s licenses is of OR',
      cure: 'Enter the agent’s license of OR, or have somebody sell this who has one',
      blocks: true,
    })
    expect(reasons[1]?.ruleId).toBe('license.agency.notVerified')
  })

  it('has the line of authority that cyber is sold under', () => {
    expect(whoMaySell(sale({ agency: [license({ linesOfAuthority: ['PROPERTY'] })] })).reasons).toMatchObject([
      { ruleId: 'license.agency.line', input: 'PROPERTY', threshold: 'CASUALTY', blocks: true },
    ])
  })

  it('holds the license through its last day, today and when cover begins', () => {
    const until = (expirationDate: HeldLicense['expirationDate']) => told({ agency: [license({ expirationDate })] })
    expect(until('2026-12-01')).toEqual([])
    expect(until('2026-11-30')).toEqual(['license.agency.expired blocks'])
    expect(until('2026-11-22')).toEqual(['license.agency.expired blocks'])
    // Cover that began long ago is sold today.
    expect(told({ effectiveDate: '2026-01-01', agency: [license({ expirationDate: '2026-11-23' })] })).toEqual([])
    expect(told({ effectiveDate: '2026-01-01', agency: [license({ expirationDate: '2026-11-22' })] })).toEqual([
      'license.agency.expired blocks',
    ])
    expect(whoMaySell(sale({ agency: [license({ expirationDate: '2026-11-30' })] })).reasons[0]).toMatchObject({
      input: '2026-11-30',
      threshold: '2026-12-01',
      message: 'The agency’s license in OR expires on 2026-11-30, before 2026-12-01',
      cure: 'Renew the license, then enter its new expiration date',
    })
  })

  it('holds the license already when it sells; the nearest license to being right is told', () => {
    expect(told({ agency: [license({ effectiveDate: '2026-11-24' })] })).toEqual(['license.agency.notBegun blocks'])
    expect(told({ agency: [license({ effectiveDate: '2026-11-23' })] })).toEqual([])
    expect(
      told({ agency: [license({ expirationDate: '2026-01-01' }), license({ effectiveDate: '2027-01-01' })] }),
    ).toEqual(['license.agency.notBegun blocks'])
    expect(told({ agency: [license({ expirationDate: '2026-01-01' }), license()] })).toEqual([])
  })

  it('of surplus lines has a surplus lines license of the home state besides, expiring or not', () => {
    const broker = license({ linesOfAuthority: ['SURPLUS_LINES'], expirationDate: undefined })
    expect(told({ isSurplus: true })).toEqual(['license.broker.notVerified blocks'])
    expect(told({ isSurplus: true, surplus: [broker] })).toEqual([])
    expect(told({ isSurplus: true, surplus: [{ ...broker, state: 'LA' }] })).toEqual(['license.broker.state blocks'])
    expect(told({ isSurplus: true, surplus: [{ ...broker, expirationDate: '2026-11-01' }] })).toEqual([
      'license.broker.expired blocks',
    ])
    expect(told({ isSurplus: false, surplus: [{ ...broker, state: 'LA' }] })).toEqual([])
    expect(whoMaySell(sale({ isSurplus: true })).reasons[0]?.message).toBe(
      'No surplus lines license of the agency is on record, so it is not known that this may be sold in OR',
    )
  })

  it('in the UK and Australia has one permission for everywhere, and no surplus lines', () => {
    for (const region of [uk, au]) {
      const licensing = licensingOf(region)
      const permission = license({ state: undefined, linesOfAuthority: ['GENERAL_INSURANCE'] })
      const national = { licensing, state: region === uk ? '' : 'NSW', agency: [permission], agent: undefined }
      expect(told({ ...national, isSurplus: true })).toEqual([])
      expect(told({ ...national, agency: [{ ...permission, expirationDate: '2026-01-01' }] })).toEqual([
        'license.agency.expired blocks',
      ])
      expect(whoMaySell(sale({ ...national, agency: [] })).reasons[0]).toMatchObject({
        threshold: 'GENERAL_INSURANCE',
        message: 'No licence of the agency is on record, so it is not known that this may be sold',
        cure: 'Enter the agency’s licence',
      })
    }
  })
})
