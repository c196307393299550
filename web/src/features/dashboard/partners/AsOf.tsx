import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { leastTold } from '#shared/domain/organizations/smallNumbers.ts'
import { dateTime } from '#web/i18n/format.ts'

type AsOfProps = { told: { readonly asOf: string; readonly isPart: boolean } | undefined; withheld?: boolean }

/** When figures were added up; and, where that is so, that they leave something out or that some are not told. */
export const AsOf = ({ told, withheld = false }: AsOfProps) => {
  const { t } = useTranslation('dashboard')
  if (told === undefined) return null
  return (
    <>
      {told.isPart && <Alert severity="warning">{t('partners.isPart')}</Alert>}
      <Typography variant="caption" component="p" color="text.secondary" sx={{ px: 1.5, mt: 0.75 }}>
        {withheld && `${t('partners.withheld', { least: leastTold })} `}
        {t('partners.asOf', { at: dateTime(told.asOf) })}
      </Typography>
    </>
  )
}
