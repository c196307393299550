let pressed = false
let waiting: (() => void)[] = []

const press = () => {
  pressed = true
}

/** The click follows the release in the same turn; what waits comes after both. */
const release = () => {
  pressed = false
  setTimeout(() => {
    const due = waiting
    waiting = []
    for (const run of due) run()
  })
}

/** Notes presses of mouse, pen and finger anywhere on the page, until it is told to stop. */
export const watchPresses = (page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>): (() => void) => {
  const heard = { pointerdown: press, pointerup: release, pointercancel: release }
  for (const [name, hear] of Object.entries(heard)) page.addEventListener(name, hear, true)
  return () => {
    for (const [name, hear] of Object.entries(heard)) page.removeEventListener(name, hear, true)
    release()
  }
}

/**
 * Runs now, or after the press that goes on. A field that is left by a press is checked after the click: an error line that
 * appeared in between would move what is being clicked from under the pointer, and the click would be lost.
 */
export const afterPress = (run: () => void): void => {
  if (pressed) waiting.push(run)
  else run()
}
