import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/Panel.tsx'
import { ChangeEmailDialog } from './dialogs/ChangeEmailDialog.tsx'
import { SecurityRow } from './SecurityRow.tsx'

/** The e-mail to sign in with. */
export const EmailPanel = ({ email }: { email: string }) => {
  const { t } = useTranslation('security')
  const [changing, setChanging] = useState(false)
  return (
    <Panel title={t('email.title')}>
      <SecurityRow
        title={email}
        text={t('email.about')}
        actions={
          <Button size="small" variant="outlined" onClick={() => setChanging(true)}>
            {t('email.change')}
          </Button>
        }
      />
      {changing && <ChangeEmailDialog onClose={() => setChanging(false)} />}
    </Panel>
  )
}
