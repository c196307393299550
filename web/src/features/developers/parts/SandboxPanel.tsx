import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { getSandbox, keepSandbox, resetSandbox, type Sandbox } from '#shared/contracts/sandbox/sandbox.ts'
import { loadEnvironment, useEnvironment } from '#web/api/environment.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { dateTime, number } from '#web/i18n/format.ts'
import { ConfirmButton } from '#web/ui/ConfirmButton.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { WhyNot } from '#web/ui/WhyNot.tsx'
import { moveSandboxClock } from '../dialogs.ts'

const daySeconds = 86_400
/** How often it is asked how far the sandbox is, in milliseconds. */
const askEvery = 2000

/** How far it is with what it is busy with. */
const Busy = ({ sandbox: { status, done = 0, total } }: { sandbox: Sandbox }) => {
  const { t } = useTranslation('developers')
  if (status === 'OPEN') return null
  const known = total !== undefined && total > 0
  const words = { done: number(done), total: number(total ?? 0) }
  return (
    <Box role="status" sx={{ mt: 2 }}>
      <Typography sx={{ mb: 0.75 }}>{t(`sandbox.busy.${status}`, words)}</Typography>
      <LinearProgress
        aria-label={t('sandbox.progress')}
        {...(known && { variant: 'determinate' as const, value: Math.min(100, (100 * done) / total) })}
        sx={{ height: 6, borderRadius: 3 }}
      />
    </Box>
  )
}

/** How far the clock is from the world's, in words. */
const Ahead = ({ ahead }: { ahead: number }) => {
  const { t } = useTranslation('developers')
  const days = Math.round(Math.abs(ahead) / daySeconds)
  if (days === 0) return <Typography color="text.secondary">{t('sandbox.clock.worlds')}</Typography>
  return (
    <Typography color="text.secondary">
      {t(ahead > 0 ? 'sandbox.clock.ahead' : 'sandbox.clock.behind', { count: days })}
    </Typography>
  )
}

/** Keeps the sandbox as it is, and puts it back. */
const Keeping = ({ sandbox: { kept, status } }: { sandbox: Sandbox }) => {
  const { t } = useTranslation('developers')
  const keep = useCommand(keepSandbox, { invalidates: [getSandbox] })
  const reset = useCommand(resetSandbox, { invalidates: [getSandbox] })
  const busy = status === 'OPEN' ? undefined : t('sandbox.notNow')
  const day = kept && dateTime(kept.at)
  return (
    <>
      <ConfirmButton
        variant="outlined"
        notNow={busy}
        title={t('sandbox.keep.title')}
        question={t('sandbox.keep.question')}
        confirmLabel={t('sandbox.keep.submit')}
        onConfirm={() => keep.mutateAsync({})}
      >
        {t('sandbox.keep.open')}
      </ConfirmButton>
      {day !== undefined && (
        <ConfirmButton
          variant="outlined"
          color="error"
          destructive
          notNow={busy}
          title={t('sandbox.reset.title')}
          question={t('sandbox.reset.question', { day })}
          confirmLabel={t('sandbox.reset.submit')}
          onConfirm={() => reset.mutateAsync({})}
        >
          {t('sandbox.reset.open')}
        </ConfirmButton>
      )}
    </>
  )
}

/** The sandbox's clock and the state it is put back to, for who may move and reset it. */
const OwnSandbox = () => {
  const { t } = useTranslation('developers')
  const { open } = useDialogs()
  const { data: sandbox } = useOperation(
    getSandbox,
    {},
    { refetchInterval: (of) => (of === undefined || of.status !== 'OPEN' ? askEvery : false) },
  )
  const ahead = sandbox?.ahead
  // The page goes by the new clock as soon as it is set.
  useEffect(() => {
    if (ahead !== undefined) void loadEnvironment()
  }, [ahead])
  if (sandbox === undefined) return null
  const { kept, error, status } = sandbox
  return (
    <Panel title={t('sandbox.yours')} sx={{ mb: 4 }}>
      <Typography sx={{ fontSize: 26, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {dateTime(sandbox.now)}
      </Typography>
      <Ahead ahead={sandbox.ahead} />
      <Busy sandbox={sandbox} />
      {error !== undefined && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {t('sandbox.failed', { reason: error })}
        </Alert>
      )}
      <Typography sx={{ mt: 2, maxWidth: '65ch' }}>
        {kept === undefined
          ? t('sandbox.nothingKept')
          : t('sandbox.kept', { at: dateTime(kept.at), by: kept.by, rows: number(kept.rows) })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <WhyNot reason={status === 'OPEN' ? undefined : t('sandbox.notNow')}>
          <Button variant="contained" onClick={() => open(moveSandboxClock, {})}>
            {t('sandbox.move.open')}
          </Button>
        </WhyNot>
        <Keeping sandbox={sandbox} />
      </Box>
    </Panel>
  )
}

/** Shown where the deployment is a sandbox, to who may do something to it. */
export const SandboxPanel = () => {
  const may = useMay()
  const isSandbox = useEnvironment()?.clockAhead !== undefined
  return isSandbox && may('sandbox:manage') ? <OwnSandbox /> : null
}
