import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterPress, watchPresses } from './afterPress.ts'

describe('a field that is left', () => {
  const page = new EventTarget()
  const said: string[] = []
  const leave = () => afterPress(() => void said.push('checked'))
  const click = () => void said.push('clicked')
  let stop: () => void
  beforeEach(() => {
    vi.useFakeTimers()
    said.length = 0
    stop = watchPresses(page)
  })
  afterEach(() => {
    stop()
    vi.runAllTimers()
    vi.useRealTimers()
  })

  it('by the keyboard is checked at once', () => {
    leave()
    expect(said).toEqual(['checked'])
  })

  it('by a press is checked after the click, so that nothing moves from under the pointer', () => {
    page.dispatchEvent(new Event('pointerdown'))
    leave()
    expect(said).toEqual([])
    page.dispatchEvent(new Event('pointerup'))
    click()
    vi.runAllTimers()
    expect(said).toEqual(['clicked', 'checked'])
    leave()
    expect(said).toEqual(['clicked', 'checked', 'checked'])
  })

  it('is checked all the same when the press becomes a scroll, or its form goes away', () => {
    page.dispatchEvent(new Event('pointerdown'))
    leave()
    page.dispatchEvent(new Event('pointercancel'))
    vi.runAllTimers()
    expect(said).toEqual(['checked'])
    page.dispatchEvent(new Event('pointerdown'))
    leave()
    stop()
    vi.runAllTimers()
    expect(said).toEqual(['checked', 'checked'])
  })
})
