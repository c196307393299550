import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { removeState, State, searchStates } from '#shared/contracts/account/states.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

const StateData = z.object({ state: State })
type Props = z.infer<typeof StateData> & { onClose: () => void }

/** Asks before a state is taken off the list. */
const RemoveStateDialog = ({ state: { id, stateName }, onClose }: Props) => {
  const { t } = useTranslation('reference')
  const act = useCommand(removeState, { invalidates: [searchStates] })
  return (
    <ConfirmDialog
      title={t('state.removeTitle', { state: stateName })}
      confirmLabel={t('state.remove')}
      destructive
      onConfirm={async () => {
        await act.mutateAsync({ params: { stateId: id } })
        toast.success(t('state.isRemoved', { state: stateName }))
      }}
      onClose={onClose}
    >
      {t('state.removeText')}
    </ConfirmDialog>
  )
}

export default hosted(StateData, RemoveStateDialog)
