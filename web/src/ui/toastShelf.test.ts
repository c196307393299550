import { describe, expect, it } from 'vitest'
import type { Toast } from './toastQueue.ts'
import { inSight, shelve, takenAlong } from './toastShelf.ts'

let count = 0
const toast = (message: string, persist = false): Toast => {
  count += 1
  return { id: count, at: 0, kind: 'info', message, persist, followUp: undefined, cause: undefined }
}
const words = (shown: readonly Toast[]) => shown.map(({ message }) => message)

const onPublicPages = { most: 3, twice: false }
const inTheApp = { most: 1, twice: true }

describe('the toasts on the screen', () => {
  it('are at most three on public pages; the oldest makes room', () => {
    const shown = shelve(
      [],
      ['a', 'b', 'c', 'd'].map((message) => toast(message)),
      onPublicPages,
    )
    expect(words(shown)).toEqual(['b', 'c', 'd'])
    expect(words(shelve(shown, [toast('e')], onPublicPages))).toEqual(['c', 'd', 'e'])
  })

  it('say nothing twice on public pages', () => {
    const shown = shelve([], [toast('a'), toast('a')], onPublicPages)
    expect(words(shown)).toEqual(['a'])
    expect(words(shelve(shown, [toast('a'), toast('b')], onPublicPages))).toEqual(['a', 'b'])
  })

  it('are one at a time in the app: the newest, also when it says the same again', () => {
    const first = shelve([], [toast('a'), toast('b')], inTheApp)
    expect(words(first)).toEqual(['b'])
    const [again] = shelve(first, [toast('b')], inTheApp)
    expect(again?.id).not.toBe(first[0]?.id)
  })

  it('come back when they stay until they are closed and a passing one has gone', () => {
    const on = shelve(shelve([], [toast('stays', true)], inTheApp), [toast('passes')], inTheApp)
    expect(words(inSight(on, inTheApp))).toEqual(['passes'])
    expect(words(inSight(on.slice(0, -1), inTheApp))).toEqual(['stays'])
    expect(words(shelve(on, [toast('stays', true)], inTheApp))).toEqual(['stays'])
  })

  it('do not outlive their page, but for what led to the next one and what is still to be read or done', () => {
    const said = toast('Saved')
    const failed: Toast = { ...toast('Failed'), kind: 'error' }
    const undo: Toast = { ...toast('Removed'), followUp: { label: 'Undo', run: () => {} } }
    expect(words(takenAlong([said, failed, undo], 5000))).toEqual(['Failed', 'Removed'])
    expect(words(takenAlong([{ ...said, at: 5100 }], 5000))).toEqual(['Saved'])
  })
})
