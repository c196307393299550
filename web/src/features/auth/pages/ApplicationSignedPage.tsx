import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { confirmApplicationSigned } from '#shared/contracts/quote/signing.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { SupportContact } from '#web/layout/SupportContact.tsx'
import { DocumentIcon } from '#web/ui/icons.tsx'
import { MessagePage } from '../parts/MessagePage.tsx'

/** Where the signing of an application ends: what the signing party says of the envelope that the address names. */
export const ApplicationSignedPage = () => {
  const { t } = useTranslation('auth')
  const reference = useSearchParams()[0].get('reference')
  const told = useOperation(confirmApplicationSigned, reference ? { body: { reference } } : null)
  const isUnsigned = told.data?.signed === false
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', pt: { sm: 4 } }}>
      <MessagePage
        icon={DocumentIcon}
        tone={isUnsigned ? 'warning' : 'success'}
        title={t(isUnsigned ? 'applicationSigned.unsignedTitle' : 'applicationSigned.title')}
        text={t(isUnsigned ? 'applicationSigned.unsignedText' : 'applicationSigned.text')}
      >
        <SupportContact />
      </MessagePage>
    </Box>
  )
}
