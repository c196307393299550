const setValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value')?.set

/**
 * The login that was drawn before the app was there makes room as soon as the app has drawn a page; what was typed into it
 * goes along. With `elsewhere` it makes room at once: somebody who is signed in goes on to another page.
 */
export const takeOver = (root: HTMLElement, elsewhere: boolean): void => {
  const stand = document.getElementById('first-paint')
  if (stand === null) return
  if (elsewhere) {
    stand.remove()
    return
  }
  const look = () => {
    if (root.querySelector('h1') === null) return
    watcher.disconnect()
    const typed = stand.querySelector('input')?.value ?? ''
    const field = root.querySelector<HTMLInputElement>('input[name=username]')
    stand.remove()
    if (field === null) return
    if (typed !== '' && field.value === '') {
      // By the element's own setter, and told as typing is, so that the form takes it in.
      setValue?.call(field, typed)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    field.focus()
  }
  const watcher = new MutationObserver(look)
  watcher.observe(root, { childList: true, subtree: true })
}
