import { useLocation, useParams } from 'react-router'

/** The secret of the link that led here. It stands behind a `#`; links that were sent before have it in their path. */
export const useLinkToken = (): string => {
  const { token = '' } = useParams()
  const { hash } = useLocation()
  return hash === '' ? token : decodeURIComponent(hash.slice(1))
}
