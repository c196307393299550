let last = 0

const note = ({ timeStamp }: Event): void => {
  last = timeStamp
}

for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, note, { capture: true, passive: true })

/** When somebody last pressed something, in milliseconds of the page; presses from before this was loaded do not count. */
export const lastPress = (): number => last
