import type { Toast } from './toastQueue.ts'

/** How many toasts fit on the screen, and whether the same words may stand there twice. */
export type Shelf = { readonly most: number; readonly twice: boolean }

/** The toasts on the screen once others have joined: the oldest make room, and nothing is said twice where it must not be. */
export const shelve = (
  shown: readonly Toast[],
  arriving: readonly Toast[],
  { most, twice }: Shelf,
): readonly Toast[] => {
  const all = [...shown]
  for (const toast of arriving) if (twice || all.every(({ message }) => message !== toast.message)) all.push(toast)
  return all.slice(-most)
}
