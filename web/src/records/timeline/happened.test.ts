import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { HistoryLine } from '#shared/records/historyEntry.ts'
import { ownTexts } from '../../i18n/localeFiles.ts'
import { happened, lifeOf, type Notes } from './happened.ts'

const i18n = createInstance()
await i18n.init({
  lng: 'en-US',
  resources: { 'en-US': { records: ownTexts({ locale: 'en-US', namespace: 'records' }) } },
})
const t = i18n.getFixedT('en-US', 'records')

/** A write that brings a record to a status. */
const step = (at: Instant, operation: string, after: string, by = 'Maya Lee'): HistoryLine => ({
  version: 1,
  at,
  operation,
  by,
  changes: [
    { field: 'status', after },
    { field: 'totalPremium', before: 1, after: 2 },
  ],
})
/** A write that leaves the status as it is. */
const change = (at: Instant, operation: string, field: string): HistoryLine => ({
  version: 1,
  at,
  operation,
  by: 'Maya Lee',
  changes: [{ field, hidden: true }],
})

const created = step('2026-11-20T10:00:00.000Z', 'createQuote', 'DRAFT')
const priced = step('2026-11-20T10:00:04.000Z', 'task.save', 'READY', 'Palisade')
const requested = step('2026-11-21T09:00:00.000Z', 'updateQuote', 'REQUESTED')
const bound = step('2026-11-21T11:00:00.000Z', 'bindQuote', 'BOUND')
const told = (lines: readonly HistoryLine[], notes: Notes = {}) => happened(lines.toReversed(), notes, t)
const words = (lines: readonly HistoryLine[]) => told(lines).map(({ label }) => label)

describe('what happened to a record', () => {
  it('a quote that was confirmed and sent after it was bound was bound when it was', () => {
    const sent = change('2026-11-24T08:00:00.000Z', 'sendQuoteToPolicyHolder', 'sent')
    const attested = change('2026-11-25T08:00:00.000Z', 'attestQuote', 'attestation')
    const life = told([created, priced, requested, bound, sent, attested])
    expect(life.map(({ label, at }) => [label, at])).toEqual([
      ['Requested', created.at],
      ['Priced', priced.at],
      ['Binding requested', requested.at],
      ['Bound', bound.at],
      ['Sent to the policy holder', sent.at],
      ['Application confirmed', attested.at],
    ])
    expect(life.slice(3).map(({ status }) => status)).toEqual(['BOUND', 'BOUND', 'BOUND'])
  })

  it('writes that neither change the status nor are a step are the history’s alone', () => {
    expect(words([created, priced, change('2026-11-20T11:00:00.000Z', 'updateQuote', 'selection')])).toEqual([
      'Requested',
      'Priced',
    ])
  })

  it('a deed is told by its own word, where it has one, and else by what the record became', () => {
    const review = step('2026-11-20T12:00:00.000Z', 'requestQuoteReview', 'REFERRED')
    const taken = step('2026-11-20T13:00:00.000Z', 'takeReferral', 'IN_REVIEW', 'Walter Diaz')
    const released = step('2026-11-20T14:00:00.000Z', 'releaseQuote', 'READY', 'Walter Diaz')
    const lost = step('2026-11-20T15:00:00.000Z', 'markQuoteLost', 'LOST')
    const reopened = step('2026-11-20T16:00:00.000Z', 'reopenQuote', 'READY')
    const expired = step('2026-12-20T16:00:00.000Z', 'job.expireQuotes', 'EXPIRED', 'Palisade')
    expect(words([created, priced, review, taken, released, lost, reopened, expired])).toEqual([
      ...['Requested', 'Priced', 'Review requested', 'With an underwriter', 'Released', 'Lost', 'Reopened', 'Expired'],
    ])
  })

  it('says who did it, and the record’s own words of the last time', () => {
    const referred = step('2026-11-20T12:00:00.000Z', 'declineQuote', 'DECLINED', 'Palisade')
    const restored = step('2026-11-20T13:00:00.000Z', 'restoreQuote', 'REFERRED', 'Palisade')
    const again = step('2026-11-20T14:00:00.000Z', 'declineQuote', 'DECLINED', 'Palisade')
    const notes = { DECLINED: (by: string) => `Class of Business – ${by}` }
    expect(told([created, referred, restored, again], notes).map(({ note }) => note)).toEqual([
      'Maya Lee',
      'Palisade',
      'Palisade',
      'Class of Business – Palisade',
    ])
  })

  it('a history that names only the fields that changed tells the deeds', () => {
    expect(words([created, change('2026-11-21T10:00:00.000Z', 'bindQuote', 'status')])).toEqual(['Requested', 'Bound'])
  })
})

describe('a life', () => {
  const day = (at: string, status: string, planned = false) => ({ id: at, at, status, label: at, planned })
  const places = (days: readonly ReturnType<typeof day>[]) =>
    lifeOf(told([created, priced, bound]), days).map(({ label }) => label)

  it('has the days that have come among what happened, each after what was done on it, and then those ahead', () => {
    expect(
      places([day('2026-12-20', 'EXPIRED', true), day('2026-11-20', 'IN FORCE'), day('2026-12-01', 'DUE', true)]),
    ).toEqual(['Requested', 'Priced', '2026-11-20', 'Bound', '2026-12-01', '2026-12-20'])
  })

  it('tells what a day brought once', () => {
    expect(places([day('2026-11-20', 'BOUND')])).toEqual(['Requested', 'Priced', 'Bound'])
  })
})
