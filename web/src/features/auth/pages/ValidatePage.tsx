import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { getWorkflow } from '#shared/contracts/auth/workflows.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { SupportContact } from '#web/layout/SupportContact.tsx'
import { WarningIcon } from '#web/ui/icons.tsx'
import { FormSkeleton } from '#web/ui/Skeletons.tsx'
import { accessFailure } from '../accessFailure.ts'
import { AccessCodeForm } from '../forms/AccessCodeForm.tsx'
import { AuthHeading } from '../parts/AuthHeading.tsx'
import { MessagePage } from '../parts/MessagePage.tsx'

/** The one-time code that opens one quote, one payment or one notice. */
export const ValidatePage = () => {
  const { t } = useTranslation('auth')
  const { workflowId = '' } = useParams()
  const [params] = useSearchParams()
  const workflow = useOperation(getWorkflow, { params: { workflowId } })
  if (workflow.isPending) return <FormSkeleton fields={2} />
  if (workflow.error)
    return (
      <MessagePage
        icon={WarningIcon}
        tone="warning"
        title={t('validate.title')}
        text={accessFailure(workflow.error, t)}
      >
        <SupportContact />
      </MessagePage>
    )
  // Of an incident nobody is told whom a policy has.
  const hidden = workflow.data.flow === 'INCIDENT' ? t('validate.policyHolder') : undefined
  return (
    <>
      <AuthHeading title={t('validate.title')}>{t(`validate.text.${workflow.data.flow}`)}</AuthHeading>
      <AccessCodeForm
        workflowId={workflowId}
        email={hidden ?? workflow.data.flowUserEmail}
        phone={hidden ?? workflow.data.flowUserPhone}
        agencyName={params.get('agencyName')}
      />
    </>
  )
}
