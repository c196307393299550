import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getPeriod } from '#shared/contracts/billing/periods.ts'
import type { Month } from '#shared/domain/calendar/months.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { exactMoney } from '#web/i18n/format.ts'
import { monthText } from '#web/i18n/monthText.ts'
import { figure } from '#web/theme/typography.ts'
import { unlessShown } from '#web/ui/notNow.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import * as dialogsOf from '../../dialogs.ts'
import { PeriodObstacles, PeriodWarnings } from './PeriodNotices.tsx'

const Figure = ({ label, children }: { label: string; children: string }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="caption" color="text.secondary" component="div">
      {label}
    </Typography>
    <Box sx={{ ...figure, fontSize: 24 }}>{children}</Box>
  </Box>
)

/** The oldest open month: its sums, what keeps it from being closed, and the button that closes it. */
export const NextPeriod = ({ month }: { month: Month }) => {
  const { t } = useTranslation('billing')
  const may = useMay()
  const dialogs = useDialogs()
  const { data, error, isPending, refetch } = useOperation(getPeriod, { params: { month } }, { keepPrevious: true })
  return (
    <Panel title={t('periods.next', { month: monthText(month) })} sx={{ mb: 2 }}>
      {error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
      {isPending && <TextSkeleton lines={4} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5, alignItems: 'center' }}>
            <Figure label={t('periods.debit')}>{exactMoney(data.debit)}</Figure>
            <Figure label={t('periods.credit')}>{exactMoney(data.credit)}</Figure>
            {may('ledger:close') && (
              <WhyNot
                reason={data.obstacles.length > 0 ? t('periods.close.notNow') : unlessShown(data.month === month)}
              >
                <Button
                  variant="contained"
                  sx={{ ml: { sm: 'auto' } }}
                  onClick={() => dialogs.open(dialogsOf.closePeriod, { month })}
                >
                  {t('periods.close.submit')}
                </Button>
              </WhyNot>
            )}
          </Box>
          <PeriodObstacles obstacles={data.obstacles} />
          <PeriodWarnings warnings={data.warnings} />
        </Box>
      )}
    </Panel>
  )
}
