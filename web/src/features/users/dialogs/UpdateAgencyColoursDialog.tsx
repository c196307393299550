import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { getAgencyBrand, updateAgencyColours } from '#shared/contracts/agency/brand.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { ColourField } from '../colours/ColourField.tsx'
import { AgencyData } from './agencyData.ts'

/** Chooses what an agency's clients see in place of the house's accent. */
export const UpdateAgencyColoursDialog = ({ agencyId, onClose }: AgencyData & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const { data: agency } = useOperation(getAgency, { params: { agencyId } })
  const update = useCommand(updateAgencyColours, { invalidates: [getAgency, getAgencyBrand] })
  if (!agency) return null
  return (
    <FormDialog
      title={t('colours.choose', { name: agency.name })}
      submitLabel={t('colours.save')}
      width="md"
      schema={updateAgencyColours.body}
      defaultValues={agency.colours ?? { light: '', dark: '' }}
      needsChange
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { agencyId }, body })
        toast.success(t('colours.saved'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('colours.hint')}</Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <ColourField scheme="light" autoFocus />
        <ColourField scheme="dark" />
      </Box>
    </FormDialog>
  )
}

export default hosted(AgencyData, UpdateAgencyColoursDialog)
