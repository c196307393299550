import { Navigate, useParams } from 'react-router'
import { usePersona } from '#web/layout/usePersona.ts'
import { quoteStepPath } from '#web/paths.ts'

/** The address that the calculator had, and that links of before still have: it leads to the step with the price. */
export const RequestQuotePage = () => {
  const persona = usePersona()
  const { productType = '', accountId = '' } = useParams()
  return <Navigate replace to={quoteStepPath(persona, { product: productType, accountId, step: 'quote' })} />
}
