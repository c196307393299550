import type { Toast } from './toastQueue.ts'

/** How many toasts fit on the screen, and whether the same words may stand there twice. */
export type Shelf = { readonly most: number; readonly twice: boolean }

/**
 * The toasts that go along to another page: what the deed says that led there, and what somebody has yet to read or do. Of
 * any other the page it belongs to is gone: somebody has pressed something since it was said (milliseconds of the page).
 */
export const takenAlong = (shown: readonly Toast[], pressedAt: number): readonly Toast[] =>
  shown.filter(
    ({ at, kind, persist, followUp }) =>
      persist || followUp !== undefined || kind === 'error' || kind === 'warning' || at >= pressedAt,
  )

/**
 * The toasts that are on once others have joined, oldest first: passing ones make room, those that stay until they are
 * closed wait below, and nothing is said twice where it must not be.
 */
export const shelve = (
  shown: readonly Toast[],
  arriving: readonly Toast[],
  { most, twice }: Shelf,
): readonly Toast[] => {
  let all = shown
  for (const toast of arriving) {
    const same = ({ message }: Toast) => message === toast.message
    if (twice) all = [...all.filter((each) => !same(each)), toast]
    else if (!all.some(same)) all = [...all, toast]
  }
  return all.filter(({ persist }, place) => persist || place >= all.length - most)
}

/** Those of them that stand on the screen. */
export const inSight = (on: readonly Toast[], { most }: Shelf): readonly Toast[] => on.slice(-most)
