import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getSandbox, moveSandboxClock } from '#shared/contracts/sandbox/sandbox.ts'
import { mostDaysMoved } from '#shared/domain/integration/sandbox.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { NumberField } from '#web/forms/NumberField.tsx'
import { nowHere } from '#web/i18n/clock.ts'
import { date } from '#web/i18n/format.ts'

const Data = z.object({})

/** What day it then is. */
const ThenDay = () => {
  const { t } = useTranslation('developers')
  const days: unknown = useWatch({ name: 'days' })
  if (typeof days !== 'number' || days < 1 || days > mostDaysMoved) return null
  const day = date(new Date(nowHere() + days * 86_400_000).toISOString(), { dateStyle: 'full' })
  return <Typography>{t('sandbox.move.then', { day })}</Typography>
}

/** Moves the sandbox's clock forward, for everybody who works in it. */
const MoveSandboxClockDialog = ({ onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('developers')
  const move = useCommand(moveSandboxClock, { invalidates: [getSandbox] })
  return (
    <FormDialog
      title={t('sandbox.move.title')}
      submitLabel={t('sandbox.move.submit')}
      schema={moveSandboxClock.body}
      defaultValues={{ days: 30 }}
      onSubmit={async (body) => {
        await move.mutateAsync({ body })
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('sandbox.move.about')}</Typography>
      <NumberField name="days" label={t('sandbox.move.days')} autoFocus />
      <ThenDay />
    </FormDialog>
  )
}

export default hosted(Data, MoveSandboxClockDialog)
