import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { useSession } from '#web/api/session.ts'
import { phone } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { fileSignedIn } from './sendNotice.ts'
import { useWaitingNotices } from './useWaitingNotices.ts'

/** What was filed without a connection is sent from whichever page one is on, which says so meanwhile. */
const WaitingNotices = () => {
  const { t } = useTranslation('claims')
  const persona = usePersona()
  const waiting = useWaitingNotices(useSession()?.claims.userId ?? '', { file: fileSignedIn })
  return waiting.map(({ accountId, companyName, policyId }) => (
    <Alert
      key={accountId}
      severity="warning"
      sx={{ borderRadius: 0 }}
      action={
        <Button
          color="inherit"
          size="small"
          component={RouterLink}
          to={inPersona(persona, policyId === undefined ? 'incident' : `incident/${policyId}`)}
        >
          {t('incident.waiting.edit')}
        </Button>
      }
    >
      <AlertTitle>{t('incident.waiting.title')}</AlertTitle>
      {t('incident.waiting.text', { company: companyName, phone: phone(region.support.claimsPhone) })}
    </Alert>
  ))
}

export default WaitingNotices
