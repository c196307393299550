import { useState } from 'react'
import { useLocation, useParams } from 'react-router'

/**
 * The secret of the link that led here. It stands behind a `#`; links that were sent before have it in their path. It stays
 * what it was while the address is another already and the page that it leads to is still on its way.
 */
export const useLinkToken = (): string => {
  const { token = '' } = useParams()
  const { hash } = useLocation()
  const read = hash === '' ? token : decodeURIComponent(hash.slice(1))
  const [kept, keep] = useState(read)
  if (read !== '' && read !== kept) keep(read)
  return read === '' ? kept : read
}
