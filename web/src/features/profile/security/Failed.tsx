import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

/** A step that failed, in its own words, and once more. */
export const Failed = ({ text, onRetry }: { text: string; onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <Alert
      severity="error"
      action={
        <Button size="small" color="inherit" onClick={onRetry}>
          {t('problem.retry')}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
