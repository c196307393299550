import { describe, expect, it, vi } from 'vitest'
import { versionOf } from '#functions/_platform/storage/stateVersion.ts'
import { kinds } from '#functions/platform/verify/kinds.ts'
import { keptFiles, keptStates, readUpFrom, rowsOf } from './states.ts'

// Some groups go by the region's calendar.
vi.stubEnv('PALISADE_REGION', 'us')

describe.each(kinds.map((definition) => [definition.kind, definition] as const))('%s', (kind, definition) => {
  const version = versionOf(definition)

  it('has the rows that its version says: whoever changes them raises the version', () => {
    const kept = keptStates(kind, version)
    expect(kept, `"node tests/kept/keep.ts" keeps states of version ${version}`).toBeDefined()
    for (const { state, rows } of kept ?? []) expect(rowsOf(definition, state)).toEqual(rows)
  })

  for (let earlier = 1; earlier < version; earlier += 1)
    it(`is read from its version ${earlier}`, () => {
      const states = readUpFrom(definition, earlier)
      expect(states.length).toBeGreaterThan(0)
      for (const state of states) expect(() => rowsOf(definition, state)).not.toThrow()
    })
})

it('keeps no states of a kind that is not there', () => {
  const names = kinds.flatMap((each) =>
    Array.from({ length: versionOf(each) }, (_, index) => `${each.kind}.${index + 1}.json`),
  )
  expect(keptFiles().filter((name) => !names.includes(name))).toEqual([])
})
