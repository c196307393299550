import { type RefObject, useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Brings the lists below a home's figures into sight where the reader has come for one of them: by a figure, or by an
 * address that names it. Who is in the list already – turns its page, sets a filter – stays where they are.
 */
export const useListInSight = (lists: RefObject<HTMLElement | null>, isNamed: boolean): void => {
  const { key } = useLocation()
  const type = useNavigationType()
  // The first page that a window shows has this key.
  const hasCome = type === NavigationType.Push || (key === 'default' && type === NavigationType.Pop)
  // Each coming is one, also to the list that is shown.
  useEffect(() => {
    const shown = lists.current
    if (!isNamed || !hasCome || shown === null || shown.contains(document.activeElement)) return
    const { top } = shown.getBoundingClientRect()
    if (top < 0 || top > window.innerHeight / 2) shown.scrollIntoView?.({ block: 'start' })
  }, [key])
}
