import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import {
  createDataRequest,
  downloadOwnData,
  listDataRequests,
  withdrawDataRequest,
} from '#shared/contracts/auth/ownData.ts'
import { privacyKinds } from '#shared/domain/identity/privacy.ts'
import { call } from '#web/api/call.ts'
import { restoreSession } from '#web/api/refresh.ts'
import { useSession } from '#web/api/session.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Form } from '#web/forms/Form.tsx'
import { RadioField } from '#web/forms/RadioField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { region } from '#web/i18n/region.ts'
import { paths } from '#web/paths.ts'
import { OwnRequests } from '#web/records/privacy/OwnRequests.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { CardSkeleton } from '#web/ui/Skeletons.tsx'
import { toast } from '#web/ui/toast.ts'

const Ask = () => {
  const { t } = useTranslation('privacy')
  const ask = useCommand(createDataRequest, { invalidates: [listDataRequests] })
  const form = useSchemaForm(createDataRequest.body, { kind: 'ACCESS', name: '', details: '' })
  const kind = useWatch({ control: form.control, name: 'kind' })
  return (
    <Form
      form={form}
      onSubmit={async (body) => {
        await ask.mutateAsync({ body })
        form.reset({ ...body, details: '' })
        toast.success(t('ask.done'))
      }}
    >
      <RadioField
        name="kind"
        stacked
        label={t('byCode.kind')}
        options={privacyKinds.map((value) => ({
          value,
          label: t(`kinds.${value}`),
          hint: t(`byCode.hints.${value}`),
        }))}
      />
      <TextField name="name" label={t('byCode.name')} maxLength={120} />
      <TextField
        name="details"
        label={t(kind === 'CORRECTION' ? 'ask.details' : 'ask.remark')}
        optional={kind !== 'CORRECTION'}
        rows={3}
        maxLength={2000}
      />
      <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
        {t(`ask.${kind}.submit`)}
      </Button>
    </Form>
  )
}

const Asked = () => {
  const { t } = useTranslation('privacy')
  const requests = useOperation(listDataRequests, {}, { staleTime: 0 })
  const withdraw = useCommand(withdrawDataRequest, { invalidates: [listDataRequests] })
  if (requests.error && [401, 403].includes(requests.error.status)) return <Navigate to={paths.ownData} replace />
  return (
    <>
      <OwnRequests requests={requests} load={(input) => call(downloadOwnData, input)} withdraw={withdraw.mutateAsync} />
      <Panel title={t('byCode.ask')}>
        <Ask />
      </Panel>
    </>
  )
}

/** What the address that a code opened has asked, and may ask, about the data under it. */
export const OwnDataPage = () => {
  const { t } = useTranslation('privacy')
  const session = useSession()
  const [restoring, setRestoring] = useState(session === undefined)
  useEffect(() => {
    document.title = `${t('own.title')} · ${region.provider.name}`
  }, [t])
  useEffect(() => {
    if (restoring) restoreSession().finally(() => setRestoring(false))
  }, [restoring])
  if (!session && !restoring) return <Navigate to={paths.ownData} replace />
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', width: '100%', display: 'grid', gap: 2 }}>
      <Typography variant="h1">{t('own.title')}</Typography>
      {session ? (
        <>
          <Typography color="text.secondary">{t('byCode.opened', { email: session.claims.email })}</Typography>
          <Asked />
        </>
      ) : (
        <CardSkeleton cards={2} height={240} />
      )}
    </Box>
  )
}
