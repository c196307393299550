import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

/** New values of parameters; undefined or nothing takes one away. */
export type AddressChanges = Readonly<Record<string, string | undefined>>

/**
 * The parameters of the address, and how some of them are changed. A change goes by the address as it stands, not as it
 * stood when the page was last drawn: on a slow device another may have come since, and stays.
 */
export const useAddress = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const change = useCallback(
    (changes: AddressChanges, options?: { readonly replace?: boolean }): void => {
      const next = new URLSearchParams(window.location.search)
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined || value === '') next.delete(name)
        else next.set(name, value)
      }
      void navigate({ search: `?${next}` }, options)
    },
    [navigate],
  )
  return { params, change }
}
