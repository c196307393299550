import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getInstalmentSchedule } from '#shared/contracts/billing/finance.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { date, exactMoney, money } from '#web/i18n/format.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

type InstalmentsProps = {
  readonly policyId: string
  /** Asked to let the late fee of an instalment go, by whoever may. */
  readonly onWaive?: ((number: number) => void) | undefined
}

/** The accepted plan of a policy: when what is due, and what was paid on it. */
export const Instalments = ({ policyId, onWaive }: InstalmentsProps) => {
  const { t } = useTranslation('records')
  const schedule = useOperation(getInstalmentSchedule, { params: { policyId } })
  if (schedule.error) return <ProblemPanel error={schedule.error} onRetry={() => void schedule.refetch()} />
  if (schedule.data === undefined) return <TextSkeleton lines={4} />
  return (
    <Box component="ul" aria-label={t('instalments.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {schedule.data.parts
        .filter(({ amount }) => amount > 0)
        .map(({ number, dueDate, amount, paid, state, billedAtOnce }) => (
          <Box
            component="li"
            key={number}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 1.5,
              py: 0.5,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Typography variant="body2">
              {billedAtOnce
                ? t('instalments.change')
                : number === 0
                  ? t('instalments.down')
                  : t('instalments.number', { number })}
              <Typography variant="caption" color={state === 'OVERDUE' ? 'error' : 'text.secondary'} component="div">
                {t(`instalments.states.${state}`, { date: date(dueDate), paid: money(paid) })}
              </Typography>
            </Typography>
            <Typography variant="body2" className="tabular">
              {exactMoney(amount)}
            </Typography>
          </Box>
        ))}
      {schedule.data.lateFees.map(({ number, amount, chargedOn, waivedBecause }) => (
        <Box
          component="li"
          key={`fee ${number}`}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 1.5,
            py: 0.5,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="body2">
            {t('instalments.lateFee', { number })}
            <Typography variant="caption" color="text.secondary" component="div">
              {waivedBecause === undefined
                ? t('instalments.chargedOn', { day: date(chargedOn) })
                : t('instalments.waived', { reason: waivedBecause })}
            </Typography>
            {onWaive && waivedBecause === undefined && (
              <Button size="small" onClick={() => onWaive(number)}>
                {t('instalments.waive')}
              </Button>
            )}
          </Typography>
          <Typography
            variant="body2"
            className="tabular"
            sx={waivedBecause === undefined ? {} : { textDecoration: 'line-through' }}
          >
            {exactMoney(amount)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
