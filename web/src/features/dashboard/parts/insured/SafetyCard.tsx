import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getRisk } from '#shared/contracts/risk/risk.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { number } from '#web/i18n/format.ts'
import { inPersona } from '#web/paths.ts'
import { figure } from '#web/theme/typography.ts'
import { Card } from './Card.tsx'

/** How well the company looks after itself, and where to read more. */
export const SafetyCard = ({ accountId }: { accountId: string }) => {
  const { t } = useTranslation('dashboard')
  const may = useMay()
  const { data } = useOperation(
    getRisk,
    { query: { accountId } },
    { enabled: accountId !== '' && may('risk:read'), staleTime: 60_000 },
  )
  if (!data) return null
  const words = { average: number(data.industryAverage) }
  return (
    <Card title={t('insured.safety')} quiet>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75 }}>
        <Box component="span" sx={{ ...figure, fontSize: 34 }}>
          {number(data.score)}
        </Box>
        <Typography component="span" color="text.secondary">
          {t('insured.of100')}
        </Typography>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {data.score >= data.industryAverage ? t('insured.aboveAverage', words) : t('insured.belowAverage', words)}
      </Typography>
      <Button
        component={Link}
        to={`${inPersona('CUSTOMER', 'account')}?section=risk`}
        size="small"
        sx={{ mt: 1, ml: -1.5 }}
      >
        {t('insured.safetyMore')}
      </Button>
    </Card>
  )
}
