import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useSession } from '../api/session.ts'
import { useAddress } from './useAddress.ts'

/** Leads who was refused for a blacklisted domain to where they say why that is a mistake; who is signed in may. */
export const AskAgain = ({ domain }: { domain: string }) => {
  const { t } = useTranslation()
  const { change } = useAddress()
  if (useSession() === undefined) return null
  return (
    <Button
      size="small"
      variant="outlined"
      onClick={() => change({ modal: 'appealBlacklist', modalData: JSON.stringify({ domain }) })}
    >
      {t('problem.appeal')}
    </Button>
  )
}
