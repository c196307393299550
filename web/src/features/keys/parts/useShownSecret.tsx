import { type ReactNode, useRef, useState } from 'react'
import { SecretShownDialog, type ShownSecret } from './SecretShownDialog.tsx'

/**
 * After a dialog that makes a secret, the secret: `show` keeps it, `close` is for the form, which closes once it is sent, and
 * `shown` stands in the form's place. It lives as long as it is on the screen.
 */
export const useShownSecret = (onClose: () => void, about: Pick<ShownSecret, 'how' | 'title'>) => {
  const isMade = useRef(false)
  const [made, setMade] = useState<Pick<ShownSecret, 'id' | 'secret'>>()
  const shown: ReactNode = made && <SecretShownDialog {...about} {...made} onClose={onClose} />
  return {
    shown,
    show: ({ id, secret }: Pick<ShownSecret, 'id' | 'secret'>) => {
      isMade.current = true
      setMade({ id, secret })
    },
    close: () => {
      if (!isMade.current) onClose()
    },
  }
}
