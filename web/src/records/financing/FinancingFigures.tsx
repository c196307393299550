import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { getFinancingStanding } from '#shared/contracts/billing/financed.ts'
import type { FinancedStanding } from '#shared/contracts/billing/financedFilters.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { exactMoney } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { figure } from '#web/theme/typography.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'

/** The list of financed policies of a standing, below the persona's base path. */
export const financedPath = (standing?: FinancedStanding): string =>
  standing === undefined ? 'financed' : `financed?${new URLSearchParams({ standing })}`

const figures = [
  { key: 'financed', to: financedPath() },
  { key: 'due', to: financedPath('Open') },
  { key: 'late', to: financedPath('Late') },
  { key: 'owedBy', to: financedPath('Financer to pay') },
  { key: 'owedTo', to: 'refunds?payee=FINANCER' },
] as const

/** What is financed, what of it is due and late, and what financers owe and are owed; each figure leads to its records. */
export const FinancingFigures = () => {
  const { t } = useTranslation('billing')
  const persona = usePersona()
  const { data, error, refetch } = useOperation(getFinancingStanding, {})
  if (error) return <ProblemPanel error={error} onRetry={() => void refetch()} />
  return (
    <Paper
      component="section"
      aria-label={t('financed.standing')}
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
        borderRadius: 1.5,
        p: { xs: 0.5, md: 1 },
        mb: 2.5,
      }}
    >
      {figures.map(({ key, to }) => (
        <ButtonBase
          key={key}
          component={Link}
          to={inPersona(persona, to)}
          sx={{
            display: 'block',
            textAlign: 'left',
            px: { xs: 1.5, md: 2 },
            py: 1.25,
            minWidth: 0,
            borderRadius: 1,
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
            {t(`financed.figures.${key}`)}
          </Typography>
          <Box
            component="span"
            sx={{
              ...figure,
              display: 'block',
              fontSize: { xs: 20, sm: 24 },
              overflowWrap: 'anywhere',
              minHeight: '1.2em',
            }}
          >
            {data === undefined ? <Skeleton component="span" width={90} /> : exactMoney(data[key].amount)}
          </Box>
          <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
            {data && t(key === 'owedTo' ? 'financed.refunds' : 'financed.policies', { count: data[key].policies })}
          </Typography>
        </ButtonBase>
      ))}
    </Paper>
  )
}
