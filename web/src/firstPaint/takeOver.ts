const setValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value')?.set

/** A button that is not there this long after the app has drawn its page is pressed no more (milliseconds). */
const pressedWithin = 5000

/** What was typed goes along: by the element's own setter, and told as typing is, so that the form takes it in. */
const handOver = (typed: string, field: HTMLInputElement): void => {
  if (typed !== '' && field.value === '') {
    setValue?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.focus()
}

/** Calls back now and with every change of an element until it answers true, or until so many milliseconds are over. */
const watch = (root: HTMLElement, isDone: () => boolean, within?: number): void => {
  if (isDone()) return
  const watcher = new MutationObserver(() => isDone() && watcher.disconnect())
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ['disabled', 'aria-disabled'] })
  if (within !== undefined) setTimeout(() => watcher.disconnect(), within)
}

/** Presses the button of these words as soon as it can be. */
const press = (root: HTMLElement, words: string): void => {
  const find = () =>
    [...root.querySelectorAll('button')].find(
      (each) => each.textContent === words && !each.disabled && each.ariaDisabled !== 'true',
    )
  watch(
    root,
    () => {
      const button = find()
      button?.click()
      return button !== undefined
    },
    pressedWithin,
  )
}

/**
 * The login that was drawn before the app was there makes room as soon as the app has drawn a page; what was typed into it
 * goes along, and a button that was pressed is pressed. With `elsewhere` it makes room at once: somebody who is signed in
 * goes on to another page.
 */
export const takeOver = (root: HTMLElement, elsewhere: boolean): void => {
  const stand = document.getElementById('first-paint')
  if (stand === null) return
  if (elsewhere) {
    stand.remove()
    return
  }
  watch(root, () => {
    if (root.querySelector('h1') === null) return false
    const typed = stand.querySelector('input')?.value ?? ''
    const { pressed } = stand.dataset
    stand.remove()
    const field = root.querySelector<HTMLInputElement>('input[name=username]')
    if (field !== null) handOver(typed, field)
    if (pressed !== undefined) press(root, pressed)
    return true
  })
}
