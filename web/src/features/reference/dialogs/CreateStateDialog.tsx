import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createState, State, searchStates } from '#shared/contracts/account/states.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

const StateData = z.object({ state: State })
type Props = z.infer<typeof StateData> & { onClose: () => void }

/** Puts a state back on the list: the programme quotes there again. */
const CreateStateDialog = ({ state: { stateName, stateNameAbbrv }, onClose }: Props) => {
  const { t } = useTranslation('reference')
  const act = useCommand(createState, { invalidates: [searchStates] })
  return (
    <ConfirmDialog
      title={t('state.putBackTitle', { state: stateName })}
      confirmLabel={t('state.putBack')}
      onConfirm={async () => {
        await act.mutateAsync({ body: { stateName, stateNameAbbrv, isSupported: true } })
        toast.success(t('state.isBack', { state: stateName }))
      }}
      onClose={onClose}
    >
      {t('state.putBackText')}
    </ConfirmDialog>
  )
}

export default hosted(StateData, CreateStateDialog)
