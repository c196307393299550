import { describe, expect, it } from 'vitest'
import type { Toast } from './toastQueue.ts'
import { shelve } from './toastShelf.ts'

let count = 0
const toast = (message: string): Toast => {
  count += 1
  return { id: count, kind: 'info', message, persist: false, followUp: undefined, cause: undefined }
}
const words = (shown: readonly Toast[]) => shown.map(({ message }) => message)

const onPublicPages = { most: 3, twice: false }
const inTheApp = { most: 5, twice: true }

describe('the toasts on the screen', () => {
  it('are at most three on public pages; the oldest makes room', () => {
    const shown = shelve([], ['a', 'b', 'c', 'd'].map(toast), onPublicPages)
    expect(words(shown)).toEqual(['b', 'c', 'd'])
    expect(words(shelve(shown, [toast('e')], onPublicPages))).toEqual(['c', 'd', 'e'])
  })

  it('say nothing twice on public pages', () => {
    const shown = shelve([], [toast('a'), toast('a')], onPublicPages)
    expect(words(shown)).toEqual(['a'])
    expect(words(shelve(shown, [toast('a'), toast('b')], onPublicPages))).toEqual(['a', 'b'])
  })

  it('may say the same twice in the app', () => {
    const shown = shelve([], [toast('a'), toast('a')], inTheApp)
    expect(words(shown)).toEqual(['a', 'a'])
  })
})
