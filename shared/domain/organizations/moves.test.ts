import { describe, expect, it } from 'vitest'
import { afterMove, moveOf, nextMove, parentOn } from './moves.ts'
import type { Relationship } from './relationships.ts'

const since = (
  from: string,
  to: string,
  begins: Relationship['begins'] = '2020-01-01',
  ends?: Relationship['ends'],
) => ({
  ...{ id: `${from}|${to}|${begins}`, kind: 'locationOf' as const, from, to, begins },
  ...(ends !== undefined && { ends }),
})
const today = '2026-06-15'
const move = (from: string, to: string | undefined, day: Relationship['begins'], all: readonly Relationship[]) => {
  const moved = moveOf({ id: 'new', from, to, day, today }, all)
  return moved.ok ? afterMove(all, moved) : moved.fault
}

describe('an agency that moves', () => {
  const atHome = [since('shop', 'house')]

  it('is a location of the one until the day before, and of the other from the day on', () => {
    const after = move('shop', 'firm', '2026-07-01', atHome)
    if (typeof after === 'string') throw new Error(after)
    expect(after).toEqual([
      { ...since('shop', 'house'), ends: '2026-07-01' },
      { ...since('shop', 'firm', '2026-07-01'), id: 'new' },
    ])
    expect(parentOn('shop', after, '2026-06-30')?.to).toBe('house')
    expect(parentOn('shop', after, '2026-07-01')?.to).toBe('firm')
  })

  it('is nobody’s location where it leaves, and somebody’s for the first time', () => {
    expect(move('shop', undefined, '2026-07-01', atHome)).toEqual([{ ...since('shop', 'house'), ends: '2026-07-01' }])
    expect(move('shop', 'firm', '2026-07-01', [])).toHaveLength(1)
    expect(move('shop', undefined, '2026-07-01', [])).toBe('notFound')
  })

  it('moves otherwise than it was to: what has not begun falls away', () => {
    const planned = [...[since('shop', 'house', '2020-01-01', '2026-09-01')], since('shop', 'firm', '2026-09-01')]
    expect(move('shop', 'other', '2026-08-01', planned)).toEqual([
      since('shop', 'house', '2020-01-01', '2026-08-01'),
      { ...since('shop', 'other', '2026-08-01'), id: 'new' },
    ])
    // It stays after all, whichever day that is said of, and nothing moves.
    for (const day of [today, '2026-08-01', '2026-09-01'] as const) {
      expect(move('shop', 'house', day, planned)).toEqual(atHome)
      expect(moveOf({ id: 'new', from: 'shop', to: 'house', day, today }, planned)).toMatchObject({ stays: true })
    }
    const sinceToday = [since('shop', 'house', today, '2026-09-01'), since('shop', 'firm', '2026-09-01')]
    expect(move('shop', 'house', today, sinceToday)).toEqual([since('shop', 'house', today)])
    const alone = [since('shop', 'firm', '2026-09-01')]
    expect(move('shop', undefined, today, alone)).toEqual([])
    expect(moveOf({ id: 'new', from: 'shop', to: undefined, day: today, today }, alone)).toMatchObject({ stays: true })
    // It moves on from where it is to be by then.
    expect(move('shop', 'other', '2026-10-01', planned)).toHaveLength(3)
  })

  it('moves next on the first day to come on which somebody else is above it, or nobody', () => {
    expect(nextMove('shop', atHome, today)).toBeUndefined()
    const planned = [
      since('shop', 'house', '2020-01-01', '2026-09-01'),
      since('shop', 'firm', '2026-09-01', '2026-10-01'),
    ]
    expect(nextMove('shop', planned, today)).toEqual({ day: '2026-09-01', to: 'firm' })
    expect(nextMove('shop', planned, '2026-09-01')).toEqual({ day: '2026-10-01', to: undefined })
  })

  it('may have moved on a day that is over, unless something has begun since', () => {
    expect(move('shop', 'firm', '2026-03-01', atHome)).toHaveLength(2)
    const begun = [since('shop', 'house', '2026-04-01')]
    expect(move('shop', 'firm', '2026-03-01', begun)).toBe('endsBeforeItBegins')
    expect(move('shop', 'firm', '2026-04-01', begun)).toBe('endsBeforeItBegins')
    expect(move('shop', 'firm', today, [since('shop', 'house', today)])).toEqual([
      { ...since('shop', 'firm', today), id: 'new' },
    ])
  })

  it('moves neither under itself nor under what stands below it, nor to where it is', () => {
    expect(move('house', 'house', '2026-07-01', atHome)).toBe('itself')
    expect(move('house', 'shop', '2026-07-01', atHome)).toBe('cycle')
    expect(move('shop', 'house', '2026-07-01', atHome)).toBe('twice')
    // Below it no more by then.
    const leaves = [since('shop', 'house', '2020-01-01', '2026-07-01')]
    expect(move('house', 'shop', '2026-06-20', leaves)).toBe('cycle')
    expect(move('house', 'shop', '2026-07-01', leaves)).toHaveLength(2)
  })
})
