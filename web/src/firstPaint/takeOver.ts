const setValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value')?.set

/** What was typed goes along: by the element's own setter, and told as typing is, so that the form takes it in. */
const handOver = (typed: string, field: HTMLInputElement): void => {
  if (typed !== '' && field.value === '') {
    setValue?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.focus()
}

/** Calls back now and with every change below an element until it answers true. */
const watch = (root: HTMLElement, isDone: () => boolean): void => {
  if (isDone()) return
  const watcher = new MutationObserver(() => isDone() && watcher.disconnect())
  watcher.observe(root, { childList: true, subtree: true })
}

/** Presses the button of these words as soon as it is there. */
const press = (root: HTMLElement, words: string): void =>
  watch(root, () => {
    const button = [...root.querySelectorAll('button')].find(({ textContent }) => textContent === words)
    button?.click()
    return button !== undefined
  })

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
