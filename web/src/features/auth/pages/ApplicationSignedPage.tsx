import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { SupportContact } from '#web/layout/SupportContact.tsx'
import { DocumentIcon } from '#web/ui/icons.tsx'
import { MessagePage } from '../parts/MessagePage.tsx'

/** Where the signing of an application ends. */
export const ApplicationSignedPage = () => {
  const { t } = useTranslation('auth')
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', pt: { sm: 4 } }}>
      <MessagePage
        icon={DocumentIcon}
        tone="success"
        title={t('applicationSigned.title')}
        text={t('applicationSigned.text')}
      >
        <SupportContact />
      </MessagePage>
    </Box>
  )
}
