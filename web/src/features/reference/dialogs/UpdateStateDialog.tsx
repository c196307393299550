import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { State, searchStates, updateState } from '#shared/contracts/account/states.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { date } from '#web/i18n/format.ts'
import { todayHere } from '#web/i18n/todayHere.ts'
import { toast } from '#web/ui/toast.ts'

const StateData = z.object({ state: State })
type Props = z.infer<typeof StateData> & { onClose: () => void }

const Form = updateState.body.pick({ from: true }).required()

/** Begins or ends quoting in a state, today where the region is or on a day to come. */
const UpdateStateDialog = ({ state: { id, stateName, stateNameAbbrv, isSupported }, onClose }: Props) => {
  const { t } = useTranslation('reference')
  const update = useCommand(updateState, { invalidates: [searchStates] })
  return (
    <FormDialog
      title={t(`state.changeTitle.${isSupported}`, { state: stateName })}
      submitLabel={t(`state.change.${isSupported}`)}
      schema={Form}
      defaultValues={{ from: todayHere() }}
      onSubmit={async ({ from }) => {
        const { next } = await update.mutateAsync({
          body: { id, stateName, stateNameAbbrv, isSupported: !isSupported, from },
        })
        toast.success(
          next === undefined
            ? t(`state.changed.${isSupported}`, { state: stateName })
            : t(`state.willChange.${isSupported}`, { state: stateName, day: date(next.from) }),
        )
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t(`state.changeText.${isSupported}`)}</Typography>
      <DateField name="from" label={t('state.from')} hint={t('state.fromHint')} min={todayHere()} />
    </FormDialog>
  )
}

export default hosted(StateData, UpdateStateDialog)
