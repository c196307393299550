import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { MailIcon } from '#web/ui/icons.tsx'
import * as profileDialogs from '../dialogs.ts'

/** The way of agencies’ and the provider’s people to say what they think of the platform. */
export const FeedbackEntry = () => {
  const { t } = useTranslation('profile')
  const persona = usePersona()
  const { open } = useDialogs()
  if (persona !== 'AGENCY' && persona !== 'COWBELL') return null
  return (
    <>
      <Divider component="li" />
      <MenuItem onClick={() => open(profileDialogs.sendFeedback, {})}>
        <ListItemIcon>
          <MailIcon />
        </ListItemIcon>
        {t('feedback.open')}
      </MenuItem>
    </>
  )
}
