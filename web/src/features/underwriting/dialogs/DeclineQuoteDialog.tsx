import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { declineAccount } from '#shared/contracts/account/accounts.ts'
import { declineSubmission } from '#shared/contracts/account/submissionDecisions.ts'
import { submissionDeclineReasons } from '#shared/contracts/account/submissionRecord.ts'
import { declineQuote } from '#shared/contracts/quote/underwriting.ts'
import { SubmissionId } from '#shared/domain/ids/ids.ts'
import { accountDeclineReasons, fillInReason, quoteDeclineReasons } from '#shared/domain/quoting/reasons.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { NonRenewalNotice } from '#web/records/renewal/NonRenewalNotice.tsx'
import { toast } from '#web/ui/toast.ts'
import { declineForm } from '../forms/declineForm.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'
import { useReader } from '../parts/useReader.ts'

const optionsOf = (reasons: readonly string[]) => reasons.map((reason) => ({ value: reason, label: reason }))

const Decline = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation(['underwriting', 'submission'])
  const navigate = useNavigate()
  const persona = usePersona()
  const { may } = useReader()
  const decline = useCommand(declineQuote, { invalidates: quoteReads })
  const refuse = useCommand(declineAccount)
  const refuseSubmission = useCommand(declineSubmission)
  const schema = useMemo(
    () =>
      declineForm({
        accountReason: t('decline.summary'),
        accountDescription: t('decline.descriptionRequired'),
        submissionReason: t('submission:decline.reason'),
        submissionDescription: t('decline.descriptionRequired'),
        fillIn: t('decline.fillInRequired'),
      }),
    [t],
  )
  return (
    <FormDialog
      title={t('decline.title')}
      submitLabel={t('decline.submit', { quoteNumber: quote.quoteNumber })}
      destructive
      schema={schema}
      defaultValues={{ isNotificationEnabled: true, declinesAccount: false, declinesSubmission: false }}
      onClose={onClose}
      onSubmit={async ({
        declinesAccount,
        accountReason,
        accountDescription,
        declinesSubmission,
        declinationReason,
        declinationReasonDescription,
        fillInDeclinationReason,
        ...body
      }) => {
        await decline.mutateAsync({ params: { quoteId: quote.id }, body }).catch(orSay(t('decline.failed')))
        toast.success(t('decline.done'))
        const { submissionId } = quote
        const isSubmission = declinesSubmission && submissionId !== undefined
        if (isSubmission && declinationReason !== undefined && declinationReasonDescription !== undefined)
          // As with the account below.
          await refuseSubmission
            .mutateAsync({
              params: { submissionId: SubmissionId.parse(submissionId) },
              body: {
                declinationReason,
                declinationReasonDescription,
                ...(fillInDeclinationReason && { fillInDeclinationReason }),
              },
            })
            .then(() => toast.success(t('submission:decline.done')))
            .catch(orSay(t('submission:decline.failed')))
            .catch(toast.problem)
        if (declinesAccount && accountReason !== undefined && accountDescription !== undefined)
          // The quote is declined already: a refusal of this second deed is told, and nothing is taken back.
          await refuse
            .mutateAsync({
              params: { accountId: quote.accountId },
              body: { productType: quote.product, reason: accountReason, reasonSummary: accountDescription },
            })
            .then(() => toast.success(t('decline.accountDone')))
            .catch(orSay(t('decline.accountFailed')))
            .catch(toast.problem)
        navigate(inPersona(persona, 'inbox'))
      }}
    >
      {({ watch }) => (
        <>
          {quote.isRenewal && (
            <NonRenewalNotice
              endsOn={quote.effectiveDate}
              state={quote.firmographicData.state}
              timeZone={quote.timeZone}
              byPost={quote.customerEmail === undefined}
            />
          )}
          <SelectField name="reasonSummary" label={t('decline.summary')} options={optionsOf(quoteDeclineReasons)} />
          {watch('reasonSummary') === fillInReason && (
            <TextField name="fillInReason" label={t('decline.fillIn')} maxLength={200} />
          )}
          <TextField name="reason" label={t('decline.description')} rows={4} maxLength={4000} />
          <SwitchField name="isNotificationEnabled" label={t('decline.notify')} hint={t('decline.notifyHint')} />
          {quote.submissionId !== undefined && may('submission:underwrite') && (
            <SwitchField name="declinesSubmission" label={t('decline.submission')} hint={t('decline.submissionHint')} />
          )}
          {watch('declinesSubmission') === true && (
            <>
              <SelectField
                name="declinationReason"
                label={t('submission:decline.reason')}
                options={submissionDeclineReasons.map((value) => ({ value, label: t(`submission:reasons.${value}`) }))}
              />
              {watch('declinationReason') === 'FILL_IN_OPTION' && (
                <TextField name="fillInDeclinationReason" label={t('submission:decline.fillIn')} maxLength={200} />
              )}
              <TextField
                name="declinationReasonDescription"
                label={t('decline.submissionDescription')}
                rows={3}
                maxLength={2000}
              />
            </>
          )}
          {may('account:decline') && (
            <SwitchField
              name="declinesAccount"
              label={t('decline.account', { company: quote.companyName })}
              hint={t('decline.accountHint')}
            />
          )}
          {watch('declinesAccount') === true && (
            <>
              <SelectField
                name="accountReason"
                label={t('decline.accountReason')}
                options={optionsOf(accountDeclineReasons)}
              />
              <TextField name="accountDescription" label={t('decline.accountDescription')} rows={3} maxLength={2000} />
            </>
          )}
        </>
      )}
    </FormDialog>
  )
}

/** Declines a quote with its reason, its submission and the account as well if wanted. */
export default quoteDialog(Decline)
