import { describe, expect, it } from 'vitest'
import { CalendarDate } from '../calendar/calendarDate.ts'
import { faultOf, holdsOn, type Relationship, relationshipKinds, whoSees } from './relationships.ts'

const day = (of: number) =>
  CalendarDate.parse(
    `2026-${String(1 + Math.floor(of / 28)).padStart(2, '0')}-${String(1 + (of % 28)).padStart(2, '0')}`,
  )

let made = 0
const a = (more: Partial<Relationship>): Relationship => {
  made += 1
  return { id: `rel_${made}`, kind: 'locationOf', from: 'a', to: 'b', begins: day(10), ...more }
}

describe('a relationship between organizations', () => {
  it('is refused when it ends before it begins, or leads to itself', () => {
    expect(faultOf(a({ ends: day(10) }), [])).toBe('endsBeforeItBegins')
    expect(faultOf(a({ to: 'a' }), [])).toBe('itself')
    expect(faultOf(a({ ends: day(11) }), [])).toBeUndefined()
  })

  it('is refused beside a second owner at the same time, and stands after the first', () => {
    const first = a({ ends: day(20) })
    expect(faultOf(a({ to: 'c', begins: day(19) }), [first])).toBe('twoOwners')
    expect(faultOf(a({ to: 'c', begins: day(20) }), [first])).toBeUndefined()
    expect(faultOf(a({ kind: 'memberOf', to: 'c' }), [first])).toBeUndefined()
    expect(faultOf(a({}), [a({ kind: 'memberOf' })])).toBeUndefined()
    expect(faultOf(a({ kind: 'memberOf' }), [a({ kind: 'memberOf' })])).toBe('twice')
  })

  it('is refused where it closes a circle on some day, of whatever kinds and length', () => {
    const way = [
      a({ from: 'b', to: 'c', kind: 'memberOf' }),
      a({ from: 'c', to: 'd', kind: 'managedBy', ends: day(20) }),
    ]
    expect(faultOf(a({ from: 'd', to: 'b' }), way)).toBe('cycle')
    expect(faultOf(a({ from: 'd', to: 'b', begins: day(20) }), way)).toBeUndefined()
  })

  it('is refused twice on one day, and stands where one ends as the other begins', () => {
    const first = a({ kind: 'memberOf', begins: day(10), ends: day(20) })
    const second = (begins: number, ends?: number) =>
      faultOf(a({ kind: 'memberOf', begins: day(begins), ...(ends !== undefined && { ends: day(ends) }) }), [first])
    expect([second(5, 10), second(20), second(20, 30)]).toEqual([undefined, undefined, undefined])
    expect([second(5, 11), second(19), second(12, 13), second(5)]).toEqual(['twice', 'twice', 'twice', 'twice'])
    expect(faultOf(a({ kind: 'memberOf', from: 'x' }), [first])).toBeUndefined()
  })

  it('closes a circle only where the whole way holds on one day', () => {
    const way = [
      a({ from: 'b', to: 'c', ends: day(15) }),
      a({ from: 'c', to: 'd', kind: 'memberOf', begins: day(15) }),
      a({ from: 'b', to: 'e', kind: 'memberOf' }),
      a({ from: 'e', to: 'b', kind: 'carriedBy', begins: day(90) }),
    ]
    expect(faultOf(a({ from: 'd', to: 'b' }), way)).toBeUndefined()
    expect(faultOf(a({ from: 'c', to: 'b', begins: day(14), kind: 'carriedBy' }), way)).toBe('cycle')
    expect(faultOf(a({ from: 'c', to: 'b', begins: day(15), kind: 'carriedBy' }), way)).toBeUndefined()
  })

  it('holds from its first day until the day before its end', () => {
    const span = { begins: day(10), ends: day(20) }
    expect([9, 10, 19, 20].map((of) => holdsOn(span, day(of)))).toEqual([false, true, true, false])
    expect(holdsOn({ begins: day(10) }, day(300))).toBe(true)
  })

  it('may be changed as if it had not been', () => {
    const kept = a({})
    expect(faultOf({ ...kept, to: 'c' }, [kept])).toBeUndefined()
  })

  it('lets those above see the business of those below, to any depth, while it holds', () => {
    const all = [a({ from: 'shop', to: 'branch' }), a({ from: 'branch', to: 'house', kind: 'memberOf', ends: day(30) })]
    expect([...whoSees('shop', all, day(15))]).toEqual(['shop', 'branch', 'house'])
    expect([...whoSees('shop', all, day(30))]).toEqual(['shop', 'branch'])
    expect([...whoSees('shop', all, day(9))]).toEqual(['shop'])
  })
})

/** Park and Miller's generator: the same numbers each time. */
const chance = (seed: number) => {
  let state = seed
  return (most: number): number => {
    state = (state * 48271) % 2147483647
    return state % most
  }
}

it('whatever is begun, moved and ended, nobody has two owners or stands above oneself', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const pick = chance(seed)
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const some = () => names[pick(names.length)] ?? 'a'
    let all: readonly Relationship[] = []
    for (let turn = 0; turn < 60; turn += 1) {
      const old = all[pick(all.length + 1)]
      const begins = pick(60)
      const next = a({
        ...(old !== undefined && { id: old.id }),
        kind: relationshipKinds[pick(relationshipKinds.length)] ?? 'memberOf',
        from: some(),
        to: some(),
        begins: day(begins),
        ...(pick(2) === 0 && { ends: day(begins + pick(30)) }),
      })
      if (faultOf(next, all) === undefined) all = [...all.filter(({ id }) => id !== next.id), next]
    }
    expect(all.length).toBeGreaterThan(0)
    for (let index = 0; index < 100; index += 3) {
      const today = all.filter((each) => holdsOn(each, day(index)))
      const owners = today.filter(({ kind }) => kind === 'locationOf').map(({ from }) => from)
      expect(new Set(owners).size).toBe(owners.length)
      for (const { from, to } of today) {
        expect(whoSees(from, all, day(index)).has(to)).toBe(true)
        expect(whoSees(to, all, day(index)).has(from)).toBe(false)
      }
    }
  }
})
