import { type ReactNode, useRef, useState } from 'react'
import { ApiKeySecretDialog } from './ApiKeySecretDialog.tsx'

type Made = { readonly id: string; readonly secret: string }

/**
 * After a dialog that makes a secret, the secret: `show` keeps it, `close` is for the form, which closes once it is sent, and
 * `shown` stands in the form's place. It lives as long as it is on the screen.
 */
export const useShownSecret = (onClose: () => void) => {
  const isMade = useRef(false)
  const [made, setMade] = useState<Made>()
  const shown: ReactNode = made && <ApiKeySecretDialog {...made} onClose={onClose} />
  return {
    shown,
    show: (next: Made) => {
      isMade.current = true
      setMade(next)
    },
    close: () => {
      if (!isMade.current) onClose()
    },
  }
}
