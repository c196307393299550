import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { confirmApplicationSigned } from '#shared/contracts/quote/signing.ts'
import { isWorkflow } from '#web/api/claims.ts'
import { useSession } from '#web/api/session.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { SupportContact } from '#web/layout/SupportContact.tsx'
import { homeOf } from '#web/paths.ts'
import { DocumentIcon } from '#web/ui/icons.tsx'
import { MessagePage } from '../parts/MessagePage.tsx'

/** Where the signing of an application ends: what the signing party says of the envelope that the address names. */
export const ApplicationSignedPage = () => {
  const { t } = useTranslation('auth')
  const reference = useSearchParams()[0].get('reference')
  const told = useOperation(confirmApplicationSigned, reference ? { body: { reference } } : null)
  const claims = useSession()?.claims
  // Whoever came by a code came from an e-mail, and has nowhere to go back to.
  const home = claims === undefined || isWorkflow(claims) ? undefined : homeOf(claims)
  const isUnsigned = told.data?.signed === false
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', pt: { sm: 4 } }}>
      <MessagePage
        icon={DocumentIcon}
        tone={isUnsigned ? 'warning' : 'success'}
        title={t(isUnsigned ? 'applicationSigned.unsignedTitle' : 'applicationSigned.title')}
        text={t(isUnsigned ? 'applicationSigned.unsignedText' : 'applicationSigned.text')}
      >
        {home !== undefined && (
          <Button component={Link} to={home} variant="contained" sx={{ mb: 3 }}>
            {t('applicationSigned.home')}
          </Button>
        )}
        <SupportContact />
      </MessagePage>
    </Box>
  )
}
