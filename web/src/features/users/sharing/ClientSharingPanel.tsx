import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/contract/operation.ts'
import { listAgencyHistory } from '#shared/contracts/account/history.ts'
import { getClientSharing, updateClientSharing } from '#shared/contracts/agency/clientSharing.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { whileBusy } from '#web/ui/notNow.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { WhyNot } from '#web/ui/WhyNot.tsx'

type Sharing = ResponseOf<typeof getClientSharing>[number]

/** Which clusters may read the names of the agency's clients; nothing for an agency that is a member of none. */
export const ClientSharingPanel = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('users')
  const may = useMay()
  const [asked, setAsked] = useState<Sharing>()
  const { data } = useOperation(getClientSharing, may('agency:update') ? { params: { agencyId } } : null)
  const update = useCommand(updateClientSharing, { invalidates: [getClientSharing, listAgencyHistory] })
  if (data === undefined || data.length === 0) return null
  const set = async ({ clusterId, name }: Sharing, shared: boolean) => {
    await update.mutateAsync({ params: { agencyId }, body: { clusterId, shared } })
    toast.success(t(shared ? 'sharing.shared' : 'sharing.ended', { name }))
  }
  return (
    <Panel title={t('sharing.title')}>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('sharing.hint')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((each) => (
          <li key={each.clusterId}>
            <FormControlLabel
              control={
                <WhyNot reason={whileBusy(update.isPending)}>
                  <Switch
                    checked={each.shared}
                    onChange={() => (each.shared ? void set(each, false).catch(toast.problem) : setAsked(each))}
                  />
                </WhyNot>
              }
              label={t('sharing.with', { name: each.name })}
            />
          </li>
        ))}
      </Box>
      {asked && (
        <ConfirmDialog
          title={t('sharing.confirmTitle', { name: asked.name })}
          confirmLabel={t('sharing.confirm')}
          onConfirm={() => set(asked, true)}
          onClose={() => setAsked(undefined)}
        >
          {t('sharing.question')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
