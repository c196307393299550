import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listUnderwriters } from '#shared/contracts/auth/directory.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { referQuote } from '#shared/contracts/quote/underwriting.ts'
import { authorityOf, beyondAuthority } from '#shared/domain/quoting/authority.ts'
import type { Role } from '#shared/permissions.ts'
import { call } from '#web/api/call.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { AutocompleteField } from '#web/forms/AutocompleteField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'
import { useReader } from '../parts/useReader.ts'

const { reason } = referQuote.body.shape
/** An empty field is an absent value to a form, which the contract has no words for. */
const Referral = referQuote.body.extend({ reason: z.string('Reason is a required field').pipe(reason) })

/** Colleagues and those above them, except who refers it; each with what the own letter of authority says of the risk. */
const colleagues =
  ({ authority }: Pick<Quote, 'authority'>, userId: string, beyond: string) =>
  async (text: string, signal: AbortSignal) => {
    const { content } = await call(listUnderwriters, { query: { search: text, size: 20, chiefs: 'true' } }, { signal })
    const reaches = (role: Role) =>
      authority === undefined || beyondAuthority(authorityOf({ role }), authority).length === 0
    return content
      .filter(({ id }) => id !== userId)
      .map(({ id, firstName, lastName, email, role }) => ({
        value: id,
        label: `${firstName} ${lastName}`,
        hint: [role.label, email, ...(reaches(role.id) ? [] : [beyond])].join(' · '),
      }))
  }

const Refer = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation('underwriting')
  const { may, userId } = useReader()
  const refer = useCommand(referQuote, { invalidates: quoteReads })
  return (
    <FormDialog
      title={t('refer.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('decision.refer')}
      schema={Referral}
      onClose={onClose}
      onSubmit={async (body) => {
        await refer.mutateAsync({ params: { quoteId: quote.id }, body })
        toast.success(t('refer.done'))
      }}
    >
      <TextField name="reason" label={t('refer.reason')} rows={4} maxLength={4000} autoFocus />
      {may('user:directory') && (
        <AutocompleteField<string>
          name="userId"
          label={t('refer.to')}
          hint={t('refer.toHint')}
          optional
          search={colleagues(quote, userId, t('refer.beyond'))}
        />
      )}
    </FormDialog>
  )
}

/** Refers a quote to underwriting, or on from who has it, to somebody in particular if wanted. */
export default quoteDialog(Refer)
