import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDraft, keepDraft, keptDraft, laterDraft } from './draft.ts'
import { changeSelection, initialSelection } from './selection.ts'

const ada = { userId: 'usr_1', accountId: 'acc_1', product: 'P100' } as const
const at = '2026-11-20T09:00:00.000Z'
const left = changeSelection(initialSelection('2026-11-20', { region: 'us', state: 'TX' }), {
  kind: 'limit',
  limit: 3_000_000,
})

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

describe('a draft of the calculator', () => {
  it('is found again as it was left, custom coverages with it', () => {
    const custom = changeSelection(left, { kind: 'coverage', id: 9, change: { selected: true }, from: {} })
    keepDraft(ada, { at, selection: custom, seen: 4 })
    expect(keptDraft(ada)).toEqual({ at, selection: custom, seen: 4 })
  })

  it('is its writer’s alone, for the account and product it was made for', () => {
    keepDraft(ada, { at, selection: left })
    for (const other of [{ userId: 'usr_2' }, { accountId: 'acc_2' }, { product: 'P250' as const }])
      expect(keptDraft({ ...ada, ...other })).toBeUndefined()
  })

  it('is gone once it was used or discarded, and what nobody can read is none', () => {
    keepDraft(ada, { at, selection: left })
    forgetDraft(ada)
    expect(keptDraft(ada)).toBeUndefined()
    localStorage.setItem('palisade.calculator.usr_1.acc_1.P100', '{"at":')
    expect(keptDraft(ada)).toBeUndefined()
  })

  it('of this device is offered where it is the later, else the one that was left on another', () => {
    const there = { at, selection: left, seen: 7 }
    const here = {
      at: '2026-11-20T10:00:00.000Z',
      selection: initialSelection('2026-11-20', { region: 'us', state: 'TX' }),
      seen: 5,
    }
    expect(laterDraft(here, there)).toEqual({ ...here, seen: 7 })
    expect(laterDraft({ ...here, at: '2026-11-20T08:00:00.000Z' }, there)).toEqual(there)
    expect(laterDraft({ ...here, at }, there)).toEqual(there)
    expect(laterDraft(here, undefined)).toEqual(here)
    expect(laterDraft(undefined, undefined)).toBeUndefined()
  })

  it('is left to the server by a browser that keeps nothing more', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(() => keepDraft(ada, { at, selection: left })).not.toThrow()
  })
})
