/** What stands fast at an edge of the window, and what toasts keep clear of. */
type Edge = 'foot' | 'head'

/** Pixels that are taken at both edges. */
export type ToastRoom = Readonly<Record<Edge, number>>

interface Box {
  readonly top: number
  readonly bottom: number
}

/**
 * How far what stands fast reaches into a window of a height: from the top what stands at the head, from the bottom what
 * stands at the foot. What is scrolled out of sight takes nothing, and nothing takes more than half of the window.
 */
export const roomTaken = (boxes: Readonly<Record<Edge, readonly Box[]>>, height: number): ToastRoom => {
  const most = Math.floor(height / 2)
  const within = (taken: number) => Math.min(Math.max(Math.round(taken), 0), most)
  return {
    head: within(Math.max(0, ...boxes.head.map(({ bottom }) => bottom))),
    foot: within(Math.max(0, ...boxes.foot.map(({ top, bottom }) => (bottom > top ? height - top : 0)))),
  }
}

const standing: Record<Edge, Set<Element>> = { head: new Set(), foot: new Set() }
const listeners = new Set<() => void>()
let room: ToastRoom = { head: 0, foot: 0 }

const measure = (): void => {
  const boxesOf = (edge: Edge) => [...standing[edge]].map((element) => element.getBoundingClientRect())
  const next = roomTaken({ head: boxesOf('head'), foot: boxesOf('foot') }, window.innerHeight)
  if (next.head === room.head && next.foot === room.foot) return
  room = next
  for (const listener of listeners) listener()
}

/** Has an element keep its room clear of toasts while it is on the page. To be given as a `ref`. */
const keepsClear =
  (edge: Edge) =>
  (element: Element | null): (() => void) | undefined => {
    if (element === null) return undefined
    standing[edge].add(element)
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    measure()
    return () => {
      sizes.disconnect()
      standing[edge].delete(element)
      measure()
    }
  }

export const keepsHeadClear = keepsClear('head')
export const keepsFootClear = keepsClear('foot')

export const toastRoom = (): ToastRoom => room

/** Tells when the room changes, by what comes and goes, by scrolling, and by the window's size. */
export const onToastRoom = (listener: () => void): (() => void) => {
  listeners.add(listener)
  const options = { capture: true, passive: true }
  window.addEventListener('scroll', measure, options)
  window.addEventListener('resize', measure)
  measure()
  return () => {
    listeners.delete(listener)
    window.removeEventListener('scroll', measure, options)
    window.removeEventListener('resize', measure)
  }
}
