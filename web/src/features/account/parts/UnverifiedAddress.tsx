import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

type UnverifiedAddressProps = {
  /** The fields that could not be verified, in words. */
  fields: readonly string[]
  /** Staff may confirm the address anyway; others must mend it. */
  onConfirm?: (() => void) | undefined
}

/** Says which lines of the address could not be verified; stays until they are mended or confirmed. */
export const UnverifiedAddress = ({ fields, onConfirm }: UnverifiedAddressProps) => {
  const { t } = useTranslation('account')
  return (
    <Alert
      severity="warning"
      variant="outlined"
      action={
        onConfirm && (
          <Button color="inherit" size="small" onClick={onConfirm}>
            {t('unverified.confirm')}
          </Button>
        )
      }
    >
      <AlertTitle>{t('unverified.title')}</AlertTitle>
      {fields.join(', ')}
      {onConfirm === undefined && <div>{t('unverified.mend')}</div>}
    </Alert>
  )
}
