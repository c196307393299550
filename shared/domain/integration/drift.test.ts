import { describe, expect, it } from 'vitest'
import type { Instant } from '../calendar/instant.ts'
import { type Drift, driftsAfter, driftsByControl } from './drift.ts'

const monday: Instant = '2026-03-02T08:00:00.000Z'
const tuesday: Instant = '2026-03-03T08:00:00.000Z'
const drift: Drift = { connectionId: 'con_1', control: 'mfaAdministrators', since: monday }
const read = (more: Partial<Parameters<typeof driftsAfter>[1]> = {}) => ({
  connectionId: 'con_1',
  before: { mfaAdministrators: true },
  after: { mfaAdministrators: false },
  isCovered: true,
  ...more,
})

describe('a drift (rule: drift)', () => {
  it('begins when a connection sees no more what it saw in place, and is told with that reading alone', () => {
    expect(driftsAfter([], read(), monday)).toEqual({ drifts: [drift], begun: [drift] })
    const again = read({ before: { mfaAdministrators: false } })
    expect(driftsAfter([drift], again, tuesday)).toEqual({ drifts: [drift], begun: [] })
  })

  it('is of what was confirmed before: not of a first reading, nor of what never was', () => {
    expect(driftsAfter([], read({ before: {} }), monday).drifts).toEqual([])
    expect(driftsAfter([], read({ before: { mfaAdministrators: false } }), monday).drifts).toEqual([])
    expect(driftsAfter([], read({ after: {} }), monday).drifts).toEqual([])
  })

  it('ends when it is mended or looked at no more, and begins anew when it returns', () => {
    const mended = read({ before: { mfaAdministrators: false }, after: { mfaAdministrators: true } })
    expect(driftsAfter([drift], mended, tuesday)).toEqual({ drifts: [], begun: [] })
    expect(driftsAfter([drift], read({ after: {} }), tuesday).drifts).toEqual([])
    expect(driftsAfter([], read(), tuesday).begun).toEqual([{ ...drift, since: tuesday }])
  })

  it('is none of an insured whom nothing covers, and ends with the cover', () => {
    expect(driftsAfter([drift], read({ isCovered: false }), tuesday)).toEqual({ drifts: [], begun: [] })
  })

  it('of one connection leaves those of the others', () => {
    const other = { ...drift, connectionId: 'con_2' }
    const mended = read({ before: {}, after: { mfaAdministrators: true } })
    expect(driftsAfter([drift, other], mended, tuesday).drifts).toEqual([other])
  })

  it('is told once of each control, since it was first seen', () => {
    const later = { ...drift, connectionId: 'con_2', since: tuesday }
    expect(driftsByControl([later, drift])).toEqual([{ control: 'mfaAdministrators', since: monday }])
  })
})
