import { describe, expect, it } from 'vitest'
import { coverageId } from '../coverage/coverageId.ts'
import { type ExcludedEvent, excludedEvents, withExcludedEvents } from './excludedEvents.ts'
import { isMoreExposure } from './moreExposure.ts'
import { changesBetween } from './policyLeaves.ts'
import { leavesOf } from './policyTerms.ts'

const mail: ExcludedEvent = {
  claimNumber: 'C-1',
  claimName: 'Mail breach',
  claimDescription: 'Mailboxes were read',
  claimDate: '2024-05-01',
}
const ransom: ExcludedEvent = { ...mail, claimNumber: 'C-2', claimName: 'Ransom' }
const terms = leavesOf({ limit: 1_000_000, eventExclusions: [mail, ransom] })
const fieldsChangedBy = (events: readonly ExcludedEvent[]) =>
  changesBetween(terms, withExcludedEvents(terms, events, 4)).map(({ field }) => field)

describe('the events that a policy excludes', () => {
  it('stay as they are where nothing is said of them', () => {
    expect(withExcludedEvents(terms, undefined, 4)).toBe(terms)
    expect(fieldsChangedBy([mail, ransom])).toEqual([])
    expect(fieldsChangedBy([ransom, mail])).toEqual([])
  })

  it('are told apart by their number: the first that goes is no change of the second', () => {
    expect(fieldsChangedBy([ransom]).every((field) => field.startsWith('eventExclusions.0.'))).toBe(true)
    expect(excludedEvents(withExcludedEvents(terms, [ransom], 4))).toEqual([ransom])
  })

  it('grow by one that has a place of its own', () => {
    const lost = { ...mail, claimNumber: 'C.3' }
    expect(excludedEvents(withExcludedEvents(terms, [mail, ransom, lost], 4))).toEqual([mail, ransom, lost])
    expect(fieldsChangedBy([mail, ransom, lost])).toContain('eventExclusions.exc_4_3.claimName')
  })

  it('of one number are still two', () => {
    const twice = leavesOf({ eventExclusions: [mail, { ...ransom, claimNumber: 'C-1' }] })
    const after = withExcludedEvents(twice, [mail, { ...ransom, claimNumber: 'C-1' }], 4)
    expect(after).toEqual(twice)
  })
})

describe('an exclusion', () => {
  const bearsMoreWith = (events: readonly ExcludedEvent[]) =>
    isMoreExposure(terms, withExcludedEvents(terms, events, 4))

  it('that goes, or says something else, bears more', () => {
    expect(bearsMoreWith([mail])).toBe(true)
    expect(bearsMoreWith([mail, { ...ransom, claimDescription: 'The second server alone' }])).toBe(true)
    expect(bearsMoreWith([])).toBe(true)
  })

  it('that comes bears no more, with the endorsement that names it', () => {
    expect(bearsMoreWith([mail, ransom, { ...mail, claimNumber: 'C-3' }])).toBe(false)
    const without = leavesOf({ limit: 1_000_000, coverages: [] })
    const first = leavesOf({
      limit: 1_000_000,
      coverages: [{ coverageId: coverageId('EVENT_EXCLUSION'), limit: null }],
      eventExclusions: [mail],
    })
    expect(isMoreExposure(without, first)).toBe(false)
  })
})
