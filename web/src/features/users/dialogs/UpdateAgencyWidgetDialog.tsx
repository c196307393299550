import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getAgency } from '#shared/contracts/account/agencies.ts'
import { updateAgencyWidget } from '#shared/contracts/agency/widget.ts'
import {
  mostPageAddresses,
  PageAddress,
  pageAddressesIn,
  wrongPageAddress,
} from '#shared/domain/organizations/agencyWidget.ts'
import { text } from '#shared/domain/text/text.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { AgencyData } from './agencyData.ts'

const arePages = (typed: string | undefined): boolean => {
  const addresses = pageAddressesIn(typed)
  return addresses.length <= mostPageAddresses && addresses.every((each) => PageAddress.safeParse(each).success)
}

const WidgetForm = z.strictObject({ addresses: text(3000).optional().refine(arePages, wrongPageAddress) })

/** Opens an agency's form, and says which pages may show it. */
export const UpdateAgencyWidgetDialog = ({ agencyId, onClose }: AgencyData & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const { data: agency } = useOperation(getAgency, { params: { agencyId } })
  const update = useCommand(updateAgencyWidget, { invalidates: [getAgency] })
  if (!agency) return null
  return (
    <FormDialog
      title={t('widget.choose', { name: agency.name })}
      submitLabel={t('widget.save')}
      schema={WidgetForm}
      defaultValues={{ addresses: agency.widget?.addresses.join(', ') ?? '' }}
      onSubmit={async ({ addresses }) => {
        await update.mutateAsync({ params: { agencyId }, body: { addresses: pageAddressesIn(addresses) } })
        toast.success(t('widget.saved'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('widget.about')}</Typography>
      <TextField name="addresses" label={t('widget.addresses')} hint={t('widget.addressesHint')} optional autoFocus />
    </FormDialog>
  )
}

export default hosted(AgencyData, UpdateAgencyWidgetDialog)
