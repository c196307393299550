import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { State, searchStates, updateState } from '#shared/contracts/account/states.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

const StateData = z.object({ state: State })
type Props = z.infer<typeof StateData> & { onClose: () => void }

/** Begins or ends quoting in a state. */
const UpdateStateDialog = ({ state: { id, stateName, stateNameAbbrv, isSupported }, onClose }: Props) => {
  const { t } = useTranslation('reference')
  const update = useCommand(updateState, { invalidates: [searchStates] })
  return (
    <ConfirmDialog
      title={t(`state.changeTitle.${isSupported}`, { state: stateName })}
      confirmLabel={t(`state.change.${isSupported}`)}
      destructive={isSupported}
      onConfirm={async () => {
        await update.mutateAsync({ body: { id, stateName, stateNameAbbrv, isSupported: !isSupported } })
        toast.success(t(`state.changed.${isSupported}`, { state: stateName }))
      }}
      onClose={onClose}
    >
      {t(`state.changeText.${isSupported}`)}
    </ConfirmDialog>
  )
}

export default hosted(StateData, UpdateStateDialog)
