import { expect, it } from 'vitest'
import { licensingOf } from '../../regions/licensing.ts'
import { regionOf } from '../../regions/regions.ts'
import { CalendarDate } from '../calendar/calendarDate.ts'
import { appointmentsOf, maySellPrograms } from './appointments.ts'
import type { HeldLicense } from './whoMaySell.ts'

const day = (text: string) => CalendarDate.parse(text)
const today = day('2026-06-01')
const licensing = licensingOf(regionOf('us'))
const license = (state: string, more: Partial<HeldLicense> = {}): HeldLicense => ({
  state,
  linesOfAuthority: ['CASUALTY'],
  expirationDate: day('2027-01-31'),
  ...more,
})
const carriers = [
  { id: 'org_2', name: 'Palm Mutual', states: ['CA'] },
  { id: 'org_1', name: 'Acre Specialty', states: [] },
]

it('an agency is appointed where it is licensed and the carrier writes', () => {
  const licenses = [
    license('OR'),
    license('CA', { effectiveDate: day('2026-07-01') }),
    license('WA', { expirationDate: day('2026-05-31') }),
    license('NV', { linesOfAuthority: ['PROPERTY'] }),
  ]
  expect(
    appointmentsOf({ carriers, licenses, licensing, today }).map((each) => [each.carrierName, each.state, each.status]),
  ).toEqual([
    ['Acre Specialty', 'CA', 'PENDING'],
    ['Acre Specialty', 'OR', 'APPOINTED'],
    ['Acre Specialty', 'WA', 'TERMINATED'],
    ['Palm Mutual', 'CA', 'PENDING'],
  ])
})

it('where one licence holds everywhere, so does the appointment', () => {
  const licenses: HeldLicense[] = [{ linesOfAuthority: ['GENERAL_INSURANCE'] }]
  const uk = licensingOf(regionOf('uk'))
  expect(appointmentsOf({ carriers: carriers.slice(1), licenses, licensing: uk, today })).toMatchObject([
    { state: 'All', status: 'APPOINTED' },
  ])
})

it('programs are sold by who is licensed for them, or of whom nothing is on record', () => {
  const may = (licenses: readonly HeldLicense[]) => maySellPrograms({ licenses, licensing, today })
  expect(may([])).toBe(true)
  expect(may([license('OR')])).toBe(true)
  expect(may([license('OR', { expirationDate: day('2026-05-31') })])).toBe(false)
})
