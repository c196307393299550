import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { listFellowUsers } from '#shared/contracts/auth/users.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'
import { isWorkflow } from '#web/api/claims.ts'
import { useSession } from '#web/api/session.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { PhoneField } from '#web/forms/PhoneField.tsx'
import { PostcodeField } from '#web/forms/PostcodeField.tsx'
import { RadioField } from '#web/forms/RadioField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { regionHasStates, StateField } from '#web/forms/StateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { FieldGrid } from '#web/ui/FieldGrid.tsx'
import { lastDay } from './lastDay.ts'
import { reporterPage, reportersOf } from './reporters.ts'

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, display: 'grid', gap: 2 }}>
    <Typography component="legend" variant="h4" sx={{ p: 0, mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

/** Who may have reported it: the users that the reader may see, else the reader. */
const useReporters = () => {
  const claims = useSession()?.claims
  const users = useOperation(listFellowUsers, { query: { size: reporterPage } })
  return reportersOf(claims, users.data?.content ?? [])
}

/** Of the people of the organization somebody is picked. */
const ReporterOfPeople = () => {
  const { t } = useTranslation('claims')
  const reporters = useReporters()
  const form = useFormContext()
  const now: unknown = useWatch({ name: 'reporter.name' })
  const kept = typeof now === 'string' && now !== '' && !reporters.some(({ name }) => name === now) ? [now] : []
  const pick = (value: string | number | null) => {
    const found = reporters.find(({ name }) => name === value)
    if (found === undefined) return
    form.setValue('reporter.role', found.role)
    form.setValue('reporter.email', found.email)
  }
  return (
    <SelectField
      name="reporter.name"
      label={t('fields.reporter')}
      options={[...kept, ...reporters.map(({ name }) => name)].map((name) => ({ value: name, label: name }))}
      onPick={pick}
    />
  )
}

/** Who came by a one-time code sees nobody's people, and says who it is. */
const Reporter = () => {
  const { t } = useTranslation('claims')
  const claims = useSession()?.claims
  if (claims === undefined || !isWorkflow(claims)) return <ReporterOfPeople />
  return <TextField name="reporter.name" label={t('fields.reporter')} maxLength={200} />
}

/** Who reports the claim, and whom to speak to. */
export const ReportedBySection = () => {
  const { t } = useTranslation('claims')
  const isRightContact: unknown = useWatch({ name: 'isRightContact' })
  return (
    <Section title={t('sections.reportedBy')}>
      <Reporter />
      <FieldGrid>
        <PhoneField name="reporter.workPhone" label={t('fields.workPhone')} optional />
        <PhoneField name="reporter.cellPhone" label={t('fields.cellPhone')} optional />
      </FieldGrid>
      <RadioField name="isRightContact" label={t('fields.isRightContact')} />
      {isRightContact === false && (
        <FieldGrid>
          <TextField name="contactName" label={t('fields.contactName')} maxLength={200} />
          <TextField name="contactEmail" label={t('fields.contactEmail')} type="email" />
          <PhoneField name="contactPhone" label={t('fields.contactPhone')} />
        </FieldGrid>
      )}
    </Section>
  )
}

/** Where and what it was. */
export const LossSection = ({ zone }: { zone?: TimeZone | undefined }) => {
  const { t } = useTranslation('claims')
  return (
    <Section title={t('sections.loss')}>
      <FieldGrid>
        <TextField name="address" label={t('fields.address')} maxLength={200} />
        <TextField name="city" label={t('fields.city')} maxLength={100} />
        {regionHasStates && <StateField name="state" label={t('fields.state')} />}
        <PostcodeField name="zipCode" label={t('fields.zipCode')} />
        <DateField name="lossDate" label={t('fields.lossDate')} max={lastDay(zone)} optional />
      </FieldGrid>
      <TextField name="lossDescription" label={t('fields.lossDescription')} rows={4} maxLength={8000} />
      <FieldGrid>
        <TextField name="impactedDevicesOs" label={t('fields.impactedDevicesOs')} optional maxLength={500} />
        <TextField name="impactedDevicesType" label={t('fields.impactedDevicesType')} optional maxLength={500} />
      </FieldGrid>
      <TextField name="incidentNoticed" label={t('fields.incidentNoticed')} optional maxLength={2000} />
      <TextField
        name="lossInformationExplanation"
        label={t('fields.lossInformationExplanation')}
        optional
        rows={4}
        maxLength={4000}
      />
    </Section>
  )
}

/** Authorities, and what else is to be known. */
export const OtherSection = () => {
  const { t } = useTranslation('claims')
  const isAuthoritiesInvolved: unknown = useWatch({ name: 'isAuthoritiesInvolved' })
  const isReportFiled: unknown = useWatch({ name: 'isReportFiled' })
  return (
    <Section title={t('sections.other')}>
      <RadioField name="isAuthoritiesInvolved" label={t('fields.isAuthoritiesInvolved')} />
      {isAuthoritiesInvolved === true && (
        <FieldGrid>
          <TextField name="authorityName" label={t('fields.authorityName')} maxLength={200} />
          <PhoneField name="authorityPhoneNumber" label={t('fields.authorityPhoneNumber')} />
        </FieldGrid>
      )}
      <RadioField name="isReportFiled" label={t('fields.isReportFiled')} />
      {isReportFiled === true && <TextField name="reportNumber" label={t('fields.reportNumber')} maxLength={100} />}
      <RadioField name="isBusinessImpacted" label={t('fields.isBusinessImpacted')} />
      <RadioField name="isCyberIncident" label={t('fields.isCyberIncident')} />
      <RadioField name="isRemediationServiceBegun" label={t('fields.isRemediationServiceBegun')} />
      <TextField
        name="otherInformationExplanation"
        label={t('fields.otherInformationExplanation')}
        optional
        rows={4}
        maxLength={4000}
      />
    </Section>
  )
}

/** The three sections of a first notice. */
export const NoticeFields = () => (
  <Box sx={{ display: 'grid', gap: 4 }}>
    <ReportedBySection />
    <LossSection />
    <OtherSection />
  </Box>
)
