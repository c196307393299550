/** Where toasts stand while a dialog is open: inside of it, since the page behind is out of reach and unheard. */
let places: readonly Element[] = []
const listeners = new Set<() => void>()

const keep = (next: readonly Element[]): void => {
  places = next
  for (const listener of listeners) listener()
}

/** The place in the dialog that opened last; undefined for the page itself. */
export const topToastPlace = (): Element | undefined => places.at(-1)

export const onToastPlaces = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Makes an element of a dialog the place for toasts, until the dialog closes. To be given as a `ref`. */
export const toastPlace = (element: Element | null): (() => void) | undefined => {
  if (element === null) return undefined
  keep([...places, element])
  return () => keep(places.filter((each) => each !== element))
}
