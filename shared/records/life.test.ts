import { describe, expect, it } from 'vitest'
import { allowedIn, can, changesOf, defineLife, leads, nextIn, stays, unmetNeed, whatCanBeDone } from './life.ts'

const doorLife = defineLife({
  kind: 'door',
  first: ['SHUT'],
  statuses: { SHUT: { tone: 'draft' }, OPEN: { tone: 'active' }, GONE: { tone: 'ended' } },
  actions: {
    open: { word: 'open it', by: ['openDoor'], steps: { SHUT: 'OPEN' }, needs: ['key', 'hand'] },
    slam: { steps: { OPEN: ['SHUT', 'GONE'] } },
    paint: { word: 'paint it', by: ['paintDoor'], steps: stays('SHUT', 'OPEN') },
    remove: { word: 'take it away', by: ['removeDoor'], steps: leads(['SHUT', 'OPEN'], 'GONE') },
  },
})

describe('a life', () => {
  it('allows what it declares and nothing else', () => {
    expect(can(doorLife, 'SHUT', 'open')).toBe(true)
    expect(can(doorLife, 'OPEN', 'open')).toBe(false)
    expect(allowedIn(doorLife, 'OPEN')).toEqual(['slam', 'paint', 'remove'])
    expect(allowedIn(doorLife, 'GONE')).toEqual([])
  })

  it('says where an action leads, by its outcome where it has several', () => {
    expect(nextIn(doorLife, 'SHUT', 'open')).toEqual({ ok: true, status: 'OPEN' })
    expect(nextIn(doorLife, 'OPEN', 'slam')).toEqual({ ok: true, status: 'SHUT' })
    expect(nextIn(doorLife, 'OPEN', 'slam', 'GONE')).toEqual({ ok: true, status: 'GONE' })
    expect(nextIn(doorLife, 'OPEN', 'slam', 'OPEN')).toMatchObject({ ok: false })
    expect(nextIn(doorLife, 'GONE', 'open')).toEqual({ ok: false, current: 'GONE', allowed: [] })
  })

  it('tells a person what they can do, in words and theirs alone', () => {
    expect(whatCanBeDone(doorLife, 'OPEN')).toBe('paint it, take it away')
    expect(whatCanBeDone(doorLife, 'OPEN', (name) => name === 'paint')).toBe('paint it')
    expect(whatCanBeDone(doorLife, 'GONE')).toBe('nothing')
  })

  it('names the first need that is not met', () => {
    expect(unmetNeed(doorLife, 'open', () => true)).toBeUndefined()
    expect(unmetNeed(doorLife, 'open', (need) => need === 'key')).toBe('hand')
    expect(unmetNeed(doorLife, 'paint', () => false)).toBeUndefined()
  })

  it('knows every change of status once, with the actions that make it', () => {
    expect(changesOf(doorLife)).toContainEqual({ from: 'OPEN', to: 'GONE', by: ['slam', 'remove'] })
    expect(changesOf(doorLife).filter(({ from }) => from === 'GONE')).toEqual([])
  })
})
