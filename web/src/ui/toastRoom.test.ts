import { describe, expect, it } from 'vitest'
import { roomTaken } from './toastRoom.ts'

describe('the room of toasts', () => {
  it('begins below the top bar, wherever a question above has pushed it', () => {
    expect(roomTaken({ head: [{ top: 120, bottom: 176 }], foot: [] }, 844)).toEqual({ head: 176, foot: 0 })
    expect(roomTaken({ head: [{ top: 0, bottom: 56 }], foot: [] }, 844)).toEqual({ head: 56, foot: 0 })
  })

  it('ends above what stands at the foot, and nothing scrolled out of sight takes any', () => {
    expect(roomTaken({ head: [], foot: [{ top: 731.6, bottom: 844 }] }, 844)).toEqual({ head: 0, foot: 112 })
    expect(roomTaken({ head: [{ top: -90, bottom: -34 }], foot: [{ top: 900, bottom: 960 }] }, 844)).toEqual({
      head: 0,
      foot: 0,
    })
  })

  it('is half of the window at least', () => {
    expect(roomTaken({ head: [{ top: 0, bottom: 700 }], foot: [{ top: 10, bottom: 844 }] }, 844)).toEqual({
      head: 422,
      foot: 422,
    })
  })
})
