import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDraft, keepDraft, keptDraft } from './draft.ts'
import { changeSelection, initialSelection } from './selection.ts'

const ada = { userId: 'usr_1', accountId: 'acc_1', product: 'P100' } as const
const at = '2026-11-20T09:00:00.000Z'
const left = changeSelection(initialSelection('2026-11-20'), { kind: 'limit', limit: 3_000_000 })

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
    keepDraft(ada, custom, at)
    expect(keptDraft(ada)).toEqual({ at, selection: custom })
  })

  it('is its writer’s alone, for the account and product it was made for', () => {
    keepDraft(ada, left, at)
    for (const other of [{ userId: 'usr_2' }, { accountId: 'acc_2' }, { product: 'P250' as const }])
      expect(keptDraft({ ...ada, ...other })).toBeUndefined()
  })

  it('is gone once it was used or discarded, and what nobody can read is none', () => {
    keepDraft(ada, left, at)
    forgetDraft(ada)
    expect(keptDraft(ada)).toBeUndefined()
    localStorage.setItem('palisade.calculator.usr_1.acc_1.P100', '{"at":')
    expect(keptDraft(ada)).toBeUndefined()
  })
})
