import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import * as profileDialogs from '../dialogs.ts'
import { SecurityRow } from './SecurityRow.tsx'

/** The e-mail to sign in with. */
export const EmailPanel = ({ email }: { email: string }) => {
  const { t } = useTranslation('security')
  const { open } = useDialogs()
  return (
    <Panel title={t('email.title')}>
      <SecurityRow
        title={email}
        text={t('email.about')}
        actions={
          <Button size="small" variant="outlined" onClick={() => open(profileDialogs.changeOwnEmail)}>
            {t('email.change')}
          </Button>
        }
      />
    </Panel>
  )
}
