import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import {
  exchangeWorkflowCode,
  getWorkflow,
  getWorkflowRedirect,
  sendWorkflowCode,
} from '#shared/contracts/auth/workflows.ts'
import { call } from '../../../api/call.ts'
import { serverMessage } from '../../../api/messageOf.ts'
import { Problem } from '../../../api/problem.ts'
import { startSession } from '../../../api/session.ts'
import { useCommand } from '../../../api/useCommand.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { CodeField } from '../../../forms/CodeField.tsx'
import { Form } from '../../../forms/Form.tsx'
import { useSchemaForm } from '../../../forms/useSchemaForm.ts'
import { paths } from '../../../paths.ts'
import { FormSkeleton } from '../../../ui/Skeletons.tsx'
import { toast } from '../../../ui/toast.ts'
import { AuthHeading } from '../parts/AuthHeading.tsx'

const Code = exchangeWorkflowCode.body.pick({ secret: true })

/** Seconds before a code can be asked for again. */
const wait = 30

/** The one-time code that opens one quote or one payment. */
export const ValidatePage = () => {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const { workflowId = '' } = useParams()
  const [params] = useSearchParams()
  const agencyName = params.get('agencyName')
  const workflow = useOperation(getWorkflow, { params: { workflowId } })
  const send = useCommand(sendWorkflowCode)
  const form = useSchemaForm(Code, { secret: '' })
  const [failure, setFailure] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])

  const words = (error: unknown): string =>
    error instanceof Problem && (error.status === 500 || error.status === 502)
      ? t('validate.maintenance')
      : (error instanceof Problem && serverMessage(error)) || t('validate.refused')

  const ask = async (channel: 'EMAIL' | 'PHONE', to: string) => {
    setFailure(undefined)
    try {
      await send.mutateAsync({ params: { workflowId }, body: { channel } })
      setSentTo(to)
      setLeft(wait)
      form.setFocus('secret')
    } catch (error) {
      setFailure(words(error))
    }
  }

  const open = async (secret: string) => {
    setFailure(undefined)
    const tokens = await call(exchangeWorkflowCode, { body: { workflowId, secret } })
    startSession(tokens)
    const { redirectURL } = await call(getWorkflowRedirect, { params: { workflowId } })
    const target = new URL(redirectURL, location.origin)
    if (agencyName) target.searchParams.set('agencyName', agencyName)
    navigate(target.pathname + target.search, { replace: true })
  }

  if (workflow.isPending) return <FormSkeleton fields={2} />
  if (workflow.error) {
    return (
      <>
        <AuthHeading title={t('validate.title')} />
        <Alert severity="error">{words(workflow.error)}</Alert>
      </>
    )
  }
  const { flow, flowUserEmail, flowUserPhone } = workflow.data
  return (
    <>
      <AuthHeading title={t('validate.title')}>{t(`validate.text.${flow}`)}</AuthHeading>
      <Form
        form={form}
        onSubmit={({ secret }) => open(secret)}
        onProblem={(error) => {
          form.resetField('secret')
          if (error instanceof Problem && error.status === 401 && error.code !== 'access.codeRefused') {
            toast.error(words(error))
            navigate(paths.login)
          } else setFailure(words(error))
          return true
        }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant={sentTo ? 'text' : 'outlined'}
            disabled={left > 0}
            loading={send.isPending}
            onClick={() => ask('EMAIL', flowUserEmail)}
          >
            {t('validate.byEmail', { to: flowUserEmail })}
          </Button>
          {flowUserPhone && (
            <Button
              variant={sentTo ? 'text' : 'outlined'}
              disabled={left > 0}
              loading={send.isPending}
              onClick={() => ask('PHONE', flowUserPhone)}
            >
              {t('validate.byPhone', { to: flowUserPhone })}
            </Button>
          )}
        </Box>
        {sentTo && (
          <Alert severity="info">
            {t('validate.sent', { to: sentTo })}
            {left > 0 ? ` ${t('validate.again', { seconds: left })}` : ''}
          </Alert>
        )}
        {failure && <Alert severity="error">{failure}</Alert>}
        <CodeField name="secret" label={t('validate.code')} hint={t('validate.hint')} />
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          loading={form.formState.isSubmitting}
          disabled={form.watch('secret').length !== 6}
        >
          {t('validate.button')}
        </Button>
      </Form>
    </>
  )
}
