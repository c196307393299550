import { useTranslation } from 'react-i18next'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { YourCover } from '../parts/insured/YourCover.tsx'

/** All policies of the insured, also those that are over. */
export const CustomerPoliciesPage = () => {
  const { t } = useTranslation('dashboard')
  return (
    <Page width="medium">
      <PageHeader title={t('insured.policies')} />
      <YourCover all />
    </Page>
  )
}
