import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { getAgencyBrand, removeAgencyColours } from '#shared/contracts/agency/brand.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { colourSchemes } from '#shared/domain/organizations/agencyColours.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { toast } from '#web/ui/toast.ts'
import * as usersDialogs from '../dialogs.ts'
import { ColourPreview } from './ColourPreview.tsx'

/** The colours that an agency's clients see on their pages, links and proposals. */
export const ColoursPanel = ({ agencyId }: { agencyId: AgencyId }) => {
  const { t } = useTranslation('users')
  const may = useMay()
  const { open } = useDialogs()
  const [removing, setRemoving] = useState(false)
  const { data: agency } = useOperation(getAgency, { params: { agencyId } })
  const remove = useCommand(removeAgencyColours, { invalidates: [getAgency, getAgencyBrand] })
  if (!agency) return null
  const { colours } = agency
  return (
    <Panel
      title={t('colours.title')}
      actions={
        may('agency:update') &&
        agency.allowedActions.includes('change') && (
          <>
            {colours && <Button onClick={() => setRemoving(true)}>{t('colours.remove')}</Button>}
            <Button onClick={() => open(usersDialogs.updateAgencyColours, { agencyId })}>
              {t(colours ? 'colours.change' : 'colours.open')}
            </Button>
          </>
        )
      }
    >
      {colours === undefined ? (
        <Typography color="text.secondary">{t('colours.none')}</Typography>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            maxWidth: 720,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {colourSchemes.map((scheme) => (
            <Box key={scheme} sx={{ minWidth: 0 }}>
              <Typography sx={{ mb: 0.75 }}>
                {t(`colours.${scheme}`)} <span className="tabular">{colours[scheme]}</span>
              </Typography>
              <ColourPreview colour={colours[scheme]} scheme={scheme} />
            </Box>
          ))}
        </Box>
      )}
      {removing && (
        <ConfirmDialog
          title={t('colours.removeTitle')}
          confirmLabel={t('colours.remove')}
          destructive
          onConfirm={async () => {
            await remove.mutateAsync({ params: { agencyId } })
            toast.success(t('colours.removed'))
          }}
          onClose={() => setRemoving(false)}
        >
          {t('colours.removeQuestion')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}
