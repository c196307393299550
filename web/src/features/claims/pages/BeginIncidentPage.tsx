import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import { beginIncident } from '#shared/contracts/claims/incident.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { Form } from '#web/forms/Form.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { dateTime } from '#web/i18n/format.ts'
import { region } from '#web/i18n/region.ts'
import { keepOffline } from '#web/offline/keepOffline.ts'
import { Panel } from '#web/ui/Panel.tsx'
import { CallNow } from '../incident/CallNow.tsx'
import { FirstHour } from '../incident/FirstHour.tsx'
import { noticesByCode } from '../incident/noticeDraft.ts'

/** Something is happening to somebody who cannot sign in: whom to call, what to do, and the way to the first notice. */
export const BeginIncidentPage = () => {
  const { t } = useTranslation('claims')
  const navigate = useNavigate()
  const begin = useCommand(beginIncident)
  const [kept] = useState(noticesByCode)
  const form = useSchemaForm(beginIncident.body, { policyNumber: kept.at(-1)?.policyNumber ?? '' })
  useEffect(() => {
    document.title = `${t('incident.title')} · ${region.provider.name}`
  }, [t])
  useEffect(keepOffline, [])
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', width: '100%', display: 'grid', gap: 2 }}>
      <Typography variant="h1">{t('incident.title')}</Typography>
      <CallNow />
      {kept.map(({ accountId, at, companyName, isWaiting }) => (
        <Alert key={accountId} severity="warning">
          <AlertTitle>{t('incident.resume.title')}</AlertTitle>
          {t(isWaiting ? 'incident.resume.waiting' : 'incident.resume.begun', {
            company: companyName,
            time: dateTime(at),
          })}
        </Alert>
      ))}
      <FirstHour />
      <Panel title={t('incident.notice')}>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('incident.beginLead')}
        </Typography>
        <Form
          form={form}
          onSubmit={async (body) => {
            const { workflowId } = await begin.mutateAsync({ body })
            void navigate(`${linkPages.workflow}/${workflowId}`)
          }}
        >
          <TextField
            name="policyNumber"
            label={t('incident.policyNumber')}
            hint={t('incident.policyNumberHint')}
            maxLength={40}
          />
          <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
            {t('incident.begin')}
          </Button>
        </Form>
      </Panel>
    </Box>
  )
}
