import { useTranslation } from 'react-i18next'
import type { paymentMethods } from '#shared/domain/billing/transactions.ts'

/** In what way money came or went, in the region's words. */
export const MethodName = ({ method }: { readonly method: (typeof paymentMethods)[number] }) => {
  const { t } = useTranslation('records')
  return <>{t(`paymentMethods.${method}`)}</>
}
