import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { changeBrokerOfRecord } from '#shared/contracts/policy/brokerOfRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { earliestBrokerChange, objectionEndsOn } from '#shared/domain/policy/brokerOfRecord.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { instantHere } from '#web/i18n/clock.ts'
import { date } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { AgentEmailField } from '#web/records/agency/AgentEmailField.tsx'
import { FilesField } from '#web/records/documents/upload/FilesField.tsx'
import { filesSchema } from '#web/records/documents/upload/filesSchema.ts'
import { UploadBars } from '#web/records/documents/upload/UploadBars.tsx'
import { toast } from '#web/ui/toast.ts'
import { BrokerPicker } from '../forms/BrokerPicker.tsx'
import { BrokerMoney } from '../parts/BrokerMoney.tsx'
import { homeState } from '../parts/homeState.ts'
import { type PolicyDialogProps, policyDialog } from '../parts/policyDialog.tsx'
import { policyReads } from '../parts/policyReads.ts'
import { useLetter } from '../parts/useLetter.ts'

const Letter = changeBrokerOfRecord.body.omit({ agentFirstName: true, agentLastName: true, agentPhone: true }).extend({
  agentEmail: z.string().nullish(),
  agentFirstName: z.string().nullish(),
  agentLastName: z.string().nullish(),
})
const Keeping = changeBrokerOfRecord.body.pick({ signedOn: true })

const useBrokerLetter = ({ policy }: Pick<PolicyDialogProps, 'policy'>) => {
  const { t } = useTranslation('documents')
  const letter = useLetter(policy.id)
  const [today] = useState(() => dateAt(instantHere(), policy.timeZone))
  const change = useCommand(changeBrokerOfRecord, { invalidates: policyReads })
  return { change, today, ...letter, files: filesSchema(t, { least: 1, most: 1 }) }
}

/** The letter itself. */
const LetterFile = ({ uploads }: Pick<ReturnType<typeof useLetter>, 'uploads'>) => {
  const { t } = useTranslation('policy')
  return (
    <>
      <FilesField name="files" label={t('letter.label')} hint={t('letter.hint')} />
      <UploadBars uploads={uploads} />
    </>
  )
}

/** Of the agency that has the policy: the insured's newer letter keeps it. */
const KeepBroker = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const { change, today, files, uploads, putLetter } = useBrokerLetter({ policy })
  return (
    <FormDialog
      title={t('broker.keepTitle', { policyNumber: policy.policyNumber })}
      submitLabel={t('broker.keep')}
      width="xs"
      schema={Keeping.extend({ files })}
      defaultValues={{ files: [] }}
      onClose={onClose}
      onSubmit={async ({ files: chosen, signedOn }) => {
        const letterId = await putLetter(chosen, t('broker.docName'))
        const body = { agencyId: policy.agencyId, signedOn, ...(letterId && { letterId }) }
        await change.mutateAsync({ params: { policyId: policy.id }, body })
        toast.success(t('broker.kept'))
      }}
    >
      <Typography>{t('broker.keepQuestion', { company: policy.companyName, agency: policy.agencyName })}</Typography>
      <DateField name="signedOn" label={t('broker.signedOn')} min={policy.brokerChange?.signedOn} max={today} />
      <LetterFile uploads={uploads} />
    </FormDialog>
  )
}

/** The agency that the letter names, and an agent of it; another agency has other agents. */
const NamedBroker = () => {
  const { t } = useTranslation('policy')
  const { control, setValue } = useFormContext()
  const agencyId: unknown = useWatch({ control, name: 'agencyId' })
  const forget = () => {
    setValue('agentEmail', null)
    for (const name of ['agentFirstName', 'agentLastName']) setValue(name, '')
  }
  return (
    <>
      <BrokerPicker onPick={forget} />
      <AgentEmailField
        key={String(agencyId)}
        agencyId={typeof agencyId === 'string' ? agencyId : undefined}
        label={t('broker.agentEmail')}
        hint={t('broker.agentHint')}
        fills={['agentFirstName', 'agentLastName']}
        optional
      />
      <TextField name="agentFirstName" label={t('broker.agentFirstName')} readOnly optional />
      <TextField name="agentLastName" label={t('broker.agentLastName')} readOnly optional />
    </>
  )
}

/** What the day that is chosen moves. */
const MovedCommission = ({ policyId }: { policyId: PolicyDialogProps['policy']['id'] }) => {
  const { control } = useFormContext()
  const effectiveDate: unknown = useWatch({ control, name: 'effectiveDate' })
  return (
    <BrokerMoney policyId={policyId} effectiveDate={typeof effectiveDate === 'string' ? effectiveDate : undefined} />
  )
}

/** Of the provider: a letter has come that names a broker. */
const NameBroker = ({ policy, onClose }: PolicyDialogProps) => {
  const { t } = useTranslation('policy')
  const { change, today, files, uploads, putLetter } = useBrokerLetter({ policy })
  const place = { region: region.code, state: homeState(policy) }
  const earliest = earliestBrokerChange(today, place)
  const first = earliest < policy.effectiveDate ? policy.effectiveDate : earliest
  return (
    <FormDialog
      title={t('broker.title', { policyNumber: policy.policyNumber })}
      submitLabel={t('broker.submit')}
      width="sm"
      schema={Letter.extend({ files })}
      defaultValues={{ files: [], effectiveDate: first, agentEmail: null, agentFirstName: '', agentLastName: '' }}
      onClose={onClose}
      onSubmit={async ({ agencyId, agentEmail, effectiveDate, files: chosen, signedOn }) => {
        const letterId = await putLetter(chosen, t('broker.docName'))
        const keeps = agencyId === policy.agencyId
        const body = keeps ? {} : { ...(effectiveDate && { effectiveDate }), ...(agentEmail && { agentEmail }) }
        await change.mutateAsync({
          params: { policyId: policy.id },
          body: { agencyId, signedOn, ...(letterId && { letterId }), ...body },
        })
        toast.success(t(keeps ? 'broker.kept' : 'broker.done'))
      }}
    >
      <Typography>
        {t('broker.question', {
          company: policy.companyName,
          agency: policy.agencyName,
          day: date(objectionEndsOn(today, place)),
        })}
      </Typography>
      <NamedBroker />
      <DateField name="signedOn" label={t('broker.signedOn')} max={today} />
      <LetterFile uploads={uploads} />
      <DateField
        name="effectiveDate"
        label={t('broker.effective')}
        min={first}
        max={addDays(policy.expirationDate, -1)}
      />
      <MovedCommission policyId={policy.id} />
    </FormDialog>
  )
}

/** Takes down a broker-of-record letter. */
export const ChangeBrokerOfRecordDialog = policyDialog((props: PolicyDialogProps) =>
  usePersona() === 'COWBELL' ? <NameBroker {...props} /> : <KeepBroker {...props} />,
)

export default ChangeBrokerOfRecordDialog
