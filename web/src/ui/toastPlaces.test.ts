import { describe, expect, it, vi } from 'vitest'
import { onToastPlaces, toastPlace, topToastPlace } from './toastPlaces.ts'

const dialog = (name: string): Element => Object.assign(Object.create(null), { name })

describe('toasts', () => {
  it('stand in the dialog that opened last, where keyboard and screen reader are, and on the page without one', () => {
    const moved = vi.fn()
    const stop = onToastPlaces(moved)
    const [form, question] = [dialog('form'), dialog('question')]
    expect(topToastPlace()).toBeUndefined()
    const closeForm = toastPlace(form)
    const closeQuestion = toastPlace(question)
    expect(topToastPlace()).toBe(question)
    closeQuestion?.()
    expect(topToastPlace()).toBe(form)
    closeForm?.()
    expect(topToastPlace()).toBeUndefined()
    expect(moved).toHaveBeenCalledTimes(4)
    stop()
  })
})
