import { useState } from 'react'

/**
 * A question in the middle of a deed: `await ask(about)` is true once the reader confirms and false when they do not.
 * `asked` is what is being asked, for the dialog to show.
 */
export const useQuestion = <About>() => {
  const [pending, setPending] = useState<{ readonly about: About; readonly answer: (yes: boolean) => void }>()
  const ask = (about: About): Promise<boolean> =>
    new Promise((resolve) => {
      setPending({ about, answer: resolve })
    })
  const answer = (yes: boolean) => {
    pending?.answer(yes)
    setPending(undefined)
  }
  return { ask, asked: pending?.about, answer }
}
