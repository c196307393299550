import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { getLossRunAcord } from '#shared/contracts/policy/acord.ts'
import { createLossRun } from '#shared/contracts/policy/claims.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { call } from '#web/api/call.ts'
import { madeDocument } from '#web/api/madeDocument.ts'
import { says } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { RadioField } from '#web/forms/RadioField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { todayHere } from '#web/i18n/todayHere.ts'
import { xmlFile } from '#web/records/documents/xmlFile.ts'
import { saveFile } from '#web/ui/FileDownloadButton.tsx'
import { toast } from '#web/ui/toast.ts'

const Data = z.object({ accountId: AccountId, policyNumber: z.string().optional() })
type Props = z.infer<typeof Data> & { onClose: () => void }

const Email = createLossRun.body.shape.email.unwrap()
const formats = ['PDF', 'ACORD'] as const

const Schema = z.object({
  asOf: CalendarDate,
  format: z.enum(formats),
  email: z
    .string()
    .nullish()
    .refine((address) => !address || Email.safeParse(address).success, 'Please enter a valid email address'),
})

/** Documents are sent by e-mail; a file for another system is saved here. */
const EmailField = () => {
  const { t } = useTranslation('claims')
  if (useWatch({ name: 'format' }) !== 'PDF') return null
  return (
    <TextField
      name="email"
      type="email"
      label={t('createLossRun.email')}
      hint={t('createLossRun.emailHint')}
      optional
    />
  )
}

/** Makes a loss run valued as of a day, saves it or sends it, and keeps it with the account. */
export const CreateLossRunDialog = ({ accountId, policyNumber, onClose }: Props) => {
  const { t } = useTranslation('claims')
  const formatOptions = formats.map((value) => ({ value, label: t(`createLossRun.formats.${value}`) }))
  const create = useCommand(createLossRun, { invalidates: [searchOwnerDocuments] })
  return (
    <FormDialog
      title={policyNumber ? t('createLossRun.titleOf', { policyNumber }) : t('createLossRun.title')}
      submitLabel={t('createLossRun.submit')}
      schema={Schema}
      defaultValues={{ asOf: todayHere(), format: 'PDF' }}
      onClose={onClose}
      onSubmit={async ({ asOf, email, format }) => {
        const asked = { accountId, ...(policyNumber && { policyNumber }), asOf }
        if (format === 'ACORD') return saveFile(xmlFile(await call(getLossRunAcord, { query: asked })))
        const { docId } = await create.mutateAsync({
          body: { ...asked, ...(email && { email }) },
        })
        if (email) return toast.success(t('createLossRun.sent', { email }))
        // It is kept with the account whether it can be fetched now or not.
        await madeDocument(docId)
          .catch(says(t('createLossRun.later')))
          .then(saveFile, (error) => toast.problem(error))
      }}
    >
      <DateField name="asOf" label={t('createLossRun.asOf')} hint={t('createLossRun.asOfHint')} max={todayHere()} />
      <RadioField name="format" label={t('createLossRun.format')} options={formatOptions} stacked />
      <EmailField />
    </FormDialog>
  )
}

export default hosted(Data, CreateLossRunDialog)
