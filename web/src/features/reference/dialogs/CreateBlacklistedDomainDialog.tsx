import Alert from '@mui/material/Alert'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createBlacklistedDomain, listBlacklistedDomains } from '#shared/contracts/auth/blacklist.ts'
import { orSay } from '#web/api/orSay.ts'
import { Problem } from '#web/api/problem.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

const NoData = z.object({})
type Props = { onClose: () => void }

/** Blacklists a domain, with the reason that staff keep of it. */
const CreateBlacklistedDomainDialog = ({ onClose }: Props) => {
  const { t } = useTranslation('reference')
  const [shutOut, setShutOut] = useState<string>()
  const asked = useRef<string>(undefined)
  const create = useCommand(createBlacklistedDomain, { invalidates: [listBlacklistedDomains] })
  return (
    <FormDialog
      title={t('blacklist.addTitle')}
      submitLabel={t('blacklist.add')}
      schema={createBlacklistedDomain.body}
      defaultValues={{ name: '', reason: '', evenSo: false }}
      onProblem={(problem) => {
        if (!(problem instanceof Problem) || problem.code !== 'blacklist.shutsOut') return false
        setShutOut(String(problem.data.who ?? ''))
        return true
      }}
      onSubmit={async ({ evenSo, ...body }) => {
        // What is said of one domain is not said of another that is typed in its place.
        const isMeant = evenSo && asked.current === body.name
        asked.current = body.name
        setShutOut(undefined)
        await create.mutateAsync({ body: { ...body, ...(isMeant && { evenSo }) } }).catch(orSay(t('blacklist.failed')))
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
      {shutOut !== undefined && (
        <>
          <Alert severity="warning">{t('blacklist.shutsOut', { who: shutOut })}</Alert>
          <CheckboxField name="evenSo" label={t('blacklist.evenSo')} />
        </>
      )}
    </FormDialog>
  )
}

export default hosted(NoData, CreateBlacklistedDomainDialog)
