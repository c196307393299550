import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { dateTime } from '#web/i18n/format.ts'

/** When figures were added up; and, where that is so, that they leave something out. */
export const AsOf = ({ told }: { told: { readonly asOf: string; readonly isPart: boolean } | undefined }) => {
  const { t } = useTranslation('dashboard')
  if (told === undefined) return null
  return (
    <>
      {told.isPart && <Alert severity="warning">{t('partners.isPart')}</Alert>}
      <Typography variant="caption" color="text.secondary" sx={{ px: 1 }}>
        {t('partners.asOf', { at: dateTime(told.asOf) })}
      </Typography>
    </>
  )
}
