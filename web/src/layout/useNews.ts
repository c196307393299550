import { useEffect } from 'react'

/** Has what is shown follow what changes, as soon as the page stands; not for whom the server opens nothing yet. */
export const useNews = (isOpen: boolean): void =>
  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    let stop: (() => void) | undefined
    void import('../api/news.ts').then(({ followNews }) => {
      if (!isOver) stop = followNews()
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [isOpen])
