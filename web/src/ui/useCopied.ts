import { useState } from 'react'

/** Puts a text on the clipboard, and tells whether it got there. */
export const useCopied = (): readonly [copied: boolean, copy: (text: string) => void] => {
  const [copied, setCopied] = useState(false)
  const copy = (text: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return [copied, copy]
}
