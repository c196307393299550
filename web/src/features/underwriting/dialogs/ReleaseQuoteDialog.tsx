import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { releaseQuote } from '#shared/contracts/quote/underwriting.ts'
import { stopsBinding } from '#shared/records/subjectivity/subjectivities.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { money, wholeMoney } from '#web/i18n/format.ts'
import { usePersona } from '#web/layout/usePersona.ts'
import { inPersona } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

const Release = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation('underwriting')
  const navigate = useNavigate()
  const persona = usePersona()
  const release = useCommand(releaseQuote, { invalidates: quoteReads })
  const open = stopsBinding(quote.subjectivities).length
  return (
    <FormDialog
      title={t('release.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('decision.release')}
      width="xs"
      schema={releaseQuote.body}
      defaultValues={{ note: '' }}
      onClose={onClose}
      onSubmit={async (body) => {
        await release.mutateAsync({ params: { quoteId: quote.id }, body }).catch(orSay(t('release.failed')))
        toast.success(t('release.done'))
        navigate(inPersona(persona, 'inbox'))
      }}
    >
      <Typography>
        {t('release.question', {
          company: quote.companyName,
          limit: wholeMoney(quote.limit),
          total: money(quote.totalPremium),
        })}
      </Typography>
      {open > 0 && <Typography>{t('release.subjectivities', { count: open })}</Typography>}
      <TextField
        name="note"
        label={t('release.note')}
        hint={t('release.noteHint')}
        rows={3}
        maxLength={4000}
        autoFocus
      />
    </FormDialog>
  )
}

/** Releases the terms of a referral to the agent; why the rules are overridden stays in a note. */
export default quoteDialog(Release)
