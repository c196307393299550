import Box from '@mui/material/Box'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import type { QuoteEffects } from '#shared/domain/account/quoteEffects.ts'
import type { Product } from '#shared/regions/products.ts'
import { useFlag } from '#web/api/environment.ts'
import { orSay } from '#web/api/orSay.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { Form } from '#web/forms/Form.tsx'
import { LeaveGuard } from '#web/forms/LeaveGuard.tsx'
import { SaveBar } from '#web/forms/SaveBar.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { InvalidateQuotesDialog } from '../parts/InvalidateQuotesDialog.tsx'
import { UnverifiedAddress } from '../parts/UnverifiedAddress.tsx'
import { AddressGroup } from './AddressGroup.tsx'
import { BusinessGroup } from './BusinessGroup.tsx'
import { CompanyGroup } from './CompanyGroup.tsx'
import { type DetailsValues, detailsSchema } from './detailsSchema.ts'
import { toDetails, toDetailsInput } from './detailsValues.ts'
import { firstRefusedDomain } from './domainCheck.ts'
import { IndustryGroup } from './IndustryGroup.tsx'
import { MailingAddress } from './MailingAddress.tsx'
import { SizeGroup } from './SizeGroup.tsx'
import { useQuestion } from './useQuestion.ts'
import { type DetailsInQuote, useSaveDetails } from './useSaveDetails.ts'
import { type AddressFinding, addressKey, isAddressField, verifyMainAddress } from './verifyMainAddress.ts'

type AccountDetailsFormProps = {
  account: Account
  /** The product whose questions are asked as well. */
  product?: Product | undefined
  /** Told whether there is something unsaved. */
  onDirty: (dirty: boolean) => void
  /** Back to reading: after a save, in a quote but for one, or when the changes are given up. */
  onDone: () => void
  /** The quote in which they are changed; without one they are the account's alone. */
  inQuote?: DetailsInQuote | undefined
}

/** The account details form (administration, sections 3 to 5). */
export const AccountDetailsForm = ({ account, product, onDirty, onDone, inQuote }: AccountDetailsFormProps) => {
  const { t } = useTranslation('account')
  const formId = useId()
  const staff = usePersona() === 'COWBELL'
  const asksMailing = useFlag('submissionsMailingAddress')
  const form = useSchemaForm(detailsSchema(product), toDetailsInput(account))
  const { isDirty, isSubmitting } = form.formState
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])
  const quotes = useQuestion<QuoteEffects>()
  const save = useSaveDetails(account, product, quotes.ask, inQuote)
  const [leaving, setLeaving] = useState(false)
  const [finding, setFinding] = useState<AddressFinding & { readonly key: string }>()
  const [confirmed, setConfirmed] = useState<string>()

  const refusedDomain = async ({ domainName, domains }: DetailsValues): Promise<boolean> => {
    const others = domains?.map(({ domain }) => domain) ?? []
    const at = await firstRefusedDomain([...(domainName ? [domainName] : []), ...others])
    if (at === undefined) return false
    const field = at === 0 && domainName ? 'domainName' : 'domains'
    form.setError(field, { type: 'server', message: t('domain.onlyValid') }, { shouldFocus: true })
    return true
  }

  const submit = async (values: DetailsValues) => {
    if (await refusedDomain(values)) return
    const details = toDetails(values, account, product)
    const key = addressKey(details)
    const found = await verifyMainAddress(details)
    if (found.errorFields.length > 0 && confirmed !== key) {
      setFinding({ ...found, key })
      const fields = found.errorFields.filter(isAddressField)
      for (const field of fields) form.setError(field, { type: 'server', message: t('unverified.title') })
      const [first] = fields
      // Once the notice stands above them.
      if (first) setTimeout(() => form.setFocus(first))
      return
    }
    setFinding(undefined)
    if (await save(details).catch(orSay(t(inQuote ? 'inQuote.saveFailed' : 'details.saveFailed')))) {
      form.reset(form.getValues())
      if (!inQuote) onDone()
    }
  }

  return (
    <>
      <LeaveGuard when={isDirty && !isSubmitting} />
      {/* Fields that are focused stay clear of the bars at the window's edges. */}
      <Box sx={{ '& input, & [role="combobox"]': { scrollMarginBlock: '96px' } }}>
        <Form id={formId} form={form} latest={toDetailsInput(account)} spacing={3.5} onSubmit={submit}>
          <CompanyGroup />
          <IndustryGroup account={account} />
          <SizeGroup product={product} />
          <BusinessGroup product={product} />
          {finding && (
            <UnverifiedAddress
              fields={finding.names}
              onConfirm={
                staff
                  ? () => {
                      setConfirmed(finding.key)
                      setFinding(undefined)
                      form.clearErrors(finding.errorFields.filter(isAddressField))
                    }
                  : undefined
              }
            />
          )}
          <AddressGroup />
          {asksMailing && <MailingAddress />}
          <SaveBar
            changed={isDirty}
            saving={isSubmitting}
            onCancel={() => (isDirty ? setLeaving(true) : onDone())}
            note={confirmed && !finding ? t('unverified.confirmed') : undefined}
          />
        </Form>
      </Box>
      {leaving && (
        <ConfirmDialog
          title={t('leave.title')}
          confirmLabel={t('leave.discard')}
          cancelLabel={t('leave.stay')}
          onConfirm={() => {
            form.reset()
            onDone()
          }}
          onClose={() => setLeaving(false)}
        >
          {t('leave.question')}
        </ConfirmDialog>
      )}
      {quotes.asked && (
        <InvalidateQuotesDialog
          accountName={account.name}
          effects={quotes.asked}
          onConfirm={() => quotes.answer(true)}
          onClose={() => quotes.answer(false)}
        />
      )}
    </>
  )
}
