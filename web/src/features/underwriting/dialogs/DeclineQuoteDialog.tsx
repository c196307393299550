import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { declineAccount } from '#shared/contracts/account/accounts.ts'
import { declineQuote } from '#shared/contracts/quote/underwriting.ts'
import { accountDeclineReasons, fillInReason, quoteDeclineReasons } from '#shared/domain/quoting/reasons.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { declineForm } from '../forms/declineForm.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'
import { useReader } from '../parts/useReader.ts'

const optionsOf = (reasons: readonly string[]) => reasons.map((reason) => ({ value: reason, label: reason }))

const Decline = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation('underwriting')
  const navigate = useNavigate()
  const persona = usePersona()
  const { may } = useReader()
  const decline = useCommand(declineQuote, { invalidates: quoteReads })
  const refuse = useCommand(declineAccount)
  const schema = useMemo(
    () => declineForm({ accountReason: t('decline.summary'), accountDescription: t('decline.descriptionRequired') }),
    [t],
  )
  return (
    <FormDialog
      title={t('decline.title')}
      submitLabel={t('decline.submit', { quoteNumber: quote.quoteNumber })}
      destructive
      schema={schema}
      defaultValues={{ isNotificationEnabled: true, declinesAccount: false }}
      onClose={onClose}
      onSubmit={async ({ declinesAccount, accountReason, accountDescription, ...body }) => {
        await decline.mutateAsync({ params: { quoteId: quote.id }, body }).catch(orSay(t('decline.failed')))
        toast.success(t('decline.done'))
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
          <SelectField name="reasonSummary" label={t('decline.summary')} options={optionsOf(quoteDeclineReasons)} />
          {watch('reasonSummary') === fillInReason && (
            <TextField name="fillInReason" label={t('decline.fillIn')} maxLength={200} />
          )}
          <TextField name="reason" label={t('decline.description')} rows={4} maxLength={4000} />
          <SwitchField name="isNotificationEnabled" label={t('decline.notify')} hint={t('decline.notifyHint')} />
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

/** Declines a quote with its reason, the account as well if wanted. */
export default quoteDialog(Decline)
