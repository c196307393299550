import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createBlacklistedDomain, listBlacklistedDomains } from '#shared/contracts/auth/blacklist.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

const NoData = z.object({})
type Props = { onClose: () => void }

/** Blacklists a domain, with the reason that staff keep of it. */
const CreateBlacklistedDomainDialog = ({ onClose }: Props) => {
  const { t } = useTranslation('reference')
  const create = useCommand(createBlacklistedDomain, { invalidates: [listBlacklistedDomains] })
  return (
    <FormDialog
      title={t('blacklist.addTitle')}
      submitLabel={t('blacklist.add')}
      schema={createBlacklistedDomain.body}
      defaultValues={{ name: '', reason: '' }}
      onSubmit={async (body) => {
        await create.mutateAsync({ body }).catch(orSay(t('blacklist.failed')))
        toast.success(t('blacklist.added', { domain: body.name }))
      }}
      onClose={onClose}
    >
      <TextField name="name" label={t('columns.domain')} hint={t('blacklist.domainHint')} autoFocus />
      <TextField
        name="reason"
        label={t('blacklist.reason')}
        hint={t('blacklist.reasonHint')}
        maxLength={300}
        optional
      />
    </FormDialog>
  )
}

export default hosted(NoData, CreateBlacklistedDomainDialog)
