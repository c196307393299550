import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { fulfilPrivacyRequest, getPrivacyPreview } from '#shared/contracts/auth/privacyRequests.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { PhoneField } from '#web/forms/PhoneField.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import { toast } from '#web/ui/toast.ts'
import { privacyReads } from '../parts/privacyReads.ts'
import { NamedRequest } from '../parts/requestData.ts'

const Data = NamedRequest.extend({ kind: z.enum(['ACCESS', 'CORRECTION']) })

const { answer, contact } = fulfilPrivacyRequest.body.shape

/** What records of business say of the person is changed where that is wanted. */
const Answer = z.discriminatedUnion('also', [
  z.object({ also: z.literal(false), answer, contact: z.unknown() }),
  z.object({ also: z.literal(true), answer, contact: contact.unwrap() }),
])

/** Of a person whom records of business name, what these are to say. */
const ContactFields = ({ count, isOn }: { count: number; isOn: boolean }) => {
  const { t } = useTranslation('privacy')
  if (count === 0) return null
  return (
    <>
      <SwitchField name="also" label={t('fulfil.contact.also')} hint={t('fulfil.contact.count', { count })} />
      {isOn && (
        <FieldGrid>
          <TextField name="contact.firstName" label={t('fulfil.contact.firstName')} maxLength={100} />
          <TextField name="contact.lastName" label={t('fulfil.contact.lastName')} maxLength={100} />
          <TextField name="contact.email" label={t('fulfil.contact.email')} optional />
          <PhoneField name="contact.phone" label={t('fulfil.contact.phone')} optional />
        </FieldGrid>
      )}
    </>
  )
}

type FulfilProps = z.output<typeof Data> & { onClose: () => void }

/** Has a copy made of all that is held. */
const FulfilAccessDialog = ({ privacyRequestId, name, onClose }: FulfilProps) => {
  const { t } = useTranslation('privacy')
  const act = useCommand(fulfilPrivacyRequest, { invalidates: privacyReads })
  return (
    <FormDialog
      title={t('fulfil.ACCESS.title', { name })}
      submitLabel={t('fulfil.ACCESS.submit')}
      schema={fulfilPrivacyRequest.body}
      onSubmit={async () => {
        await act.mutateAsync({ params: { privacyRequestId }, body: {} })
        toast.success(t('fulfil.ACCESS.done'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('fulfil.ACCESS.text')}</Typography>
    </FormDialog>
  )
}

/** Tells the person what was corrected, and has records of business say it. */
const FulfilCorrectionDialog = ({ privacyRequestId, name, onClose }: FulfilProps) => {
  const { t } = useTranslation('privacy')
  const act = useCommand(fulfilPrivacyRequest, { invalidates: privacyReads })
  const preview = useOperation(getPrivacyPreview, { params: { privacyRequestId } })
  const count = preview.data?.parts.find(({ part }) => part === 'CONTACTS')?.count ?? 0
  return (
    <FormDialog
      title={t('fulfil.CORRECTION.title', { name })}
      submitLabel={t('fulfil.CORRECTION.submit')}
      schema={Answer}
      defaultValues={{ also: false, answer: '', contact: { firstName: '', lastName: '', email: '', phone: '' } }}
      onSubmit={async ({ also, answer, contact }) => {
        await act.mutateAsync({ params: { privacyRequestId }, body: also ? { answer, contact } : { answer } })
        toast.success(t(also ? 'fulfil.contact.done' : 'fulfil.CORRECTION.done'))
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Typography color="text.secondary">{t('fulfil.CORRECTION.text')}</Typography>
          <TextField name="answer" label={t('fulfil.answer')} rows={3} maxLength={2000} />
          <ContactFields count={count} isOn={form.watch('also') === true} />
        </>
      )}
    </FormDialog>
  )
}

const FulfilPrivacyRequestDialog = (props: FulfilProps) =>
  props.kind === 'ACCESS' ? <FulfilAccessDialog {...props} /> : <FulfilCorrectionDialog {...props} />

export default hosted(Data, FulfilPrivacyRequestDialog)
