import { useTranslation } from 'react-i18next'
import { SupportContact } from '../../../layout/SupportContact.tsx'
import { MessagePage } from '../parts/MessagePage.tsx'

/** Where the signing of an application ends. */
export const ApplicationSignedPage = () => {
  const { t } = useTranslation('auth')
  return (
    <MessagePage title={t('applicationSigned.title')} text={t('applicationSigned.text')}>
      <SupportContact />
    </MessagePage>
  )
}
