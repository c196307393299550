import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router'
import { useMay } from '#web/api/useMay.ts'
import { phone } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { inPersona } from '#web/paths.ts'
import { Card } from './Card.tsx'

/** Whom to call when something has happened: the first thing a worried insured looks for. */
export const HelpCard = () => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  return (
    <Card title={t('insured.help')} quiet>
      <Typography variant="body2" color="text.secondary">
        {t('insured.helpText')}
      </Typography>
      <Button
        href={`tel:+${region.support.claimsPhone}`}
        variant="outlined"
        fullWidth
        sx={{ mt: 1.5 }}
        className="tabular"
      >
        {phone(region.support.claimsPhone)}
      </Button>
      {may('claim:create') && (
        <Button
          component={RouterLink}
          to={inPersona('CUSTOMER', 'incident')}
          variant="contained"
          color="error"
          fullWidth
          sx={{ mt: 1 }}
        >
          {t('insured.incident')}
        </Button>
      )}
    </Card>
  )
}
